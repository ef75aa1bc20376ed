import type { IndexDescription } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { date, defineCollection, oneOf, prepareDatabase, text } from '../src/mongo/index.ts';
import { openDatabase } from './support/bench.ts';

const indexes = (expireAfterSeconds: number): (IndexDescription & { name: string })[] => [
  { key: { state: 1 }, name: 'by-state' },
  { key: { at: 1 }, name: 'end', expireAfterSeconds },
];
const fields = { _id: text, state: oneOf(['open', 'done']), at: date, note: String } as const;
const things = defineCollection('things', fields, indexes(60));

const { mongo } = await openDatabase();
afterAll(() => mongo.close());

const thing = (_id: string) => ({ _id, state: 'open' as const, at: new Date() });

test('the server refuses what a declaration does not allow; unknown fields pass', async () => {
  await prepareDatabase(mongo, [things]);
  await things(mongo).insertOne({ ...thing('a'), later: 1 } as ReturnType<typeof thing>);
  const wrong = { ...thing('b'), state: 'lost' as 'open' };
  await expect(things(mongo).insertOne(wrong)).rejects.toMatchObject({ code: 121 });
  await expect(things(mongo).updateOne({ _id: 'a' }, { $unset: { at: '' } })).rejects.toMatchObject({ code: 121 });
});

test('it can be repeated: an old collection gets its validation and TTL, and old documents stay writable', async () => {
  const { db } = mongo;
  await db.collection<{ _id: string; state: string }>('before').insertOne({ _id: 'old', state: 'gone' });
  await db.collection('before').createIndexes(indexes(60));
  const before = defineCollection('before', fields, indexes(90));
  for (let run = 0; run < 2; run += 1) await prepareDatabase(mongo, [before]);
  expect(await db.collection('before').indexes()).toContainEqual(
    expect.objectContaining({ name: 'end', expireAfterSeconds: 90 }),
  );
  await before(mongo).updateOne({ _id: 'old' }, { $set: { note: 'touched' } });
  await expect(before(mongo).insertOne({ _id: 'new' } as ReturnType<typeof thing>)).rejects.toMatchObject({
    code: 121,
  });
});
