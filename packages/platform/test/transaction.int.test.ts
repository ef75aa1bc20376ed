import { DomainError } from '@southline/kernel/errors';
import { MongoServerError } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { inTransaction, isDuplicateKey } from '../src/mongo/index.ts';
import { openDatabase } from './support/bench.ts';

interface Counter {
  _id: string;
  count: number;
}

const mongo = (await openDatabase()).mongo;
await mongo.db.createCollection('counters');
afterAll(() => mongo.close());

const counters = () => mongo.db.collection<Counter>('counters');
const openSessions = () =>
  (mongo.connection.getClient() as unknown as { s: { activeSessions: Set<unknown> } }).s.activeSessions.size;

test('lost races run again: no increment gets lost', async () => {
  await counters().insertOne({ _id: 'raced', count: 0 });
  let runs = 0;
  const increment = () =>
    inTransaction(mongo, async (session) => {
      runs += 1;
      const found = await counters().findOne({ _id: 'raced' }, { session });
      await counters().updateOne({ _id: 'raced' }, { $set: { count: (found?.count ?? 0) + 1 } }, { session });
    });
  await Promise.all(Array.from({ length: 5 }, increment));
  expect(await counters().findOne({ _id: 'raced' })).toMatchObject({ count: 5 });
  expect(runs).toBeGreaterThan(5);
});

test('a duplicate key error passes unchanged, and earlier writes are rolled back', async () => {
  await counters().insertOne({ _id: 'taken', count: 0 });
  let runs = 0;
  const work = inTransaction(mongo, async (session) => {
    runs += 1;
    await counters().insertOne({ _id: 'beside', count: 1 }, { session });
    await counters().insertOne({ _id: 'taken', count: 1 }, { session });
  });
  await expect(work).rejects.toSatisfy(isDuplicateKey);
  expect(runs).toBe(1);
  expect(await counters().findOne({ _id: 'beside' })).toBeNull();
});

test('work that throws leaves nothing behind, no session either', async () => {
  for (let round = 0; round < 30; round += 1) {
    const work = inTransaction(mongo, async (session) => {
      await counters().insertOne({ _id: `aborted-${round}`, count: 1 }, { session });
      throw new DomainError('conflict', 'CartChanged', 're-load');
    });
    await expect(work).rejects.toMatchObject({ code: 'CartChanged' });
  }
  expect(await counters().countDocuments({ _id: /^aborted/ })).toBe(0);
  expect(openSessions()).toBe(0);
});

test('a commit without an answer does not run the work again', async () => {
  await counters().insertOne({ _id: 'unknown', count: 0 });
  const work = inTransaction(mongo, async (session) => {
    const commit = session.commitTransaction.bind(session);
    session.commitTransaction = async () => {
      await commit();
      const lost = new MongoServerError({ message: 'the answer was lost' });
      lost.addErrorLabel('UnknownTransactionCommitResult');
      throw lost;
    };
    await counters().updateOne({ _id: 'unknown' }, { $inc: { count: 1 } }, { session });
  });
  await expect(work).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await counters().findOne({ _id: 'unknown' })).toMatchObject({ count: 1 });
});
