import { randomBytes } from 'node:crypto';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { createSealer } from '@southline/platform/seal';
import { freshDatabase } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { anAttempt } from '../src/domain/testing.ts';
import { createAttempts } from '../src/storage/attempts.ts';
import { attempts, collections } from '../src/storage/collections.ts';
import { reseal } from '../src/storage/reseal.ts';

const mongo = await connectMongo(freshDatabase('payments'), { logger: createLogger('test', 'silent') });
await prepareDatabase(mongo, collections);
afterAll(() => mongo.close());

const [before, after] = [randomBytes(32), randomBytes(32)];
const open = (id: string) =>
  anAttempt({ id, orderId: id, state: 'Open', accessCode: `code of ${id}`, formUrl: `https://provider.example/${id}` });

test('sealed again, every attempt opens with the new key alone, those from before keys had names included', async () => {
  const old = createAttempts(mongo, createSealer(before));
  for (const id of ['a', 'b']) await old.insert(open(id));
  await createAttempts(mongo, createSealer(after, [before])).insert(open('c'));
  const unnamed = (await attempts(mongo).findOne({ _id: 'a' }))?.sealedCode?.split('.')[1] ?? '';
  await attempts(mongo).updateOne({ _id: 'a' }, { $set: { sealedCode: unnamed } });

  expect(await reseal(mongo, createSealer(after, [before]))).toBe(4);
  expect(await reseal(mongo, createSealer(after, [before]))).toBe(0);
  const now = createAttempts(mongo, createSealer(after));
  for (const id of ['a', 'b', 'c']) expect(await now.get(id)).toEqual(open(id));
});
