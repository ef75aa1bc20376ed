import { afterEach, expect, test } from 'vitest';
import { afterCommit, beforeCommit, deferWrite, inTransaction, isDuplicateKey } from '../src/mongo/index.ts';
import { closing, openDatabase } from './support/bench.ts';

const { later, all } = closing();
afterEach(all);

interface Row {
  _id: string;
  units: number;
}

const open = async () => {
  const { mongo } = await openDatabase();
  later(mongo);
  await mongo.db.createCollection('rows');
  return { mongo, rows: mongo.db.collection<Row>('rows') };
};

test('deferred writes of a collection keep their order, are visible before the commit, and wake workers after it', async () => {
  const { mongo, rows } = await open();
  const done: string[] = [];
  await inTransaction(mongo, async (session) => {
    deferWrite(session, rows, { insertOne: { document: { _id: 'a', units: 1 } } });
    deferWrite(session, rows, { updateOne: { filter: { _id: 'a' }, update: { $inc: { units: 4 } } } });
    for (const _ of [1, 2]) {
      beforeCommit(session, 'check', async () => {
        done.push(`checked ${(await rows.findOne({ _id: 'a' }, { session }))?.units}`);
        deferWrite(session, rows, { insertOne: { document: { _id: 'b', units: 7 } } });
      });
      afterCommit(session, 'wake', () => void done.push('woken'));
    }
    expect(await rows.findOne({ _id: 'a' }, { session })).toBeNull();
  });
  expect(done).toEqual(['checked 5', 'woken']);
  expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'a', units: 5 },
    { _id: 'b', units: 7 },
  ]);
});

test('a required write without a match aborts the transaction and wakes no worker', async () => {
  const { mongo, rows } = await open();
  let woken = 0;
  const work = inTransaction(mongo, async (session) => {
    deferWrite(session, rows, { insertOne: { document: { _id: 'a', units: 1 } } });
    const short = { updateOne: { filter: { _id: 'a', units: { $gte: 2 } }, update: { $inc: { units: -2 } } } };
    deferWrite(session, rows, short, { mustChange: true });
    afterCommit(session, 'wake', () => {
      woken += 1;
    });
  });
  await expect(work).rejects.toThrow('found nothing');
  expect(await rows.countDocuments()).toBe(0);
  expect(woken).toBe(0);
});

test('a deferred insert also reports a duplicate key', async () => {
  const { mongo, rows } = await open();
  await rows.insertOne({ _id: 'a', units: 1 });
  const work = inTransaction(mongo, async (session) => {
    deferWrite(session, rows, { insertOne: { document: { _id: 'a', units: 2 } } });
  });
  const error = await work.catch((thrown: unknown) => thrown);
  expect(isDuplicateKey(error)).toBe(true);
});
