import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import type { Document, Filter, Sort } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { collections } from '../src/storage/collections.ts';

const mongo = await connectMongo(freshDatabase('auth'), { logger: createLogger('test', 'silent') });
await prepareDatabase(mongo, collections);
afterAll(() => mongo.close());

const stagesOf = (plan: Document): string[] => [
  plan.stage,
  ...[plan.inputStage, ...(plan.inputStages ?? [])].filter(Boolean).flatMap(stagesOf),
];

const now = new Date();
const queries: [string, string, Filter<Document>][] = [
  ['an account by its number', 'members', { _id: 'M10000001' as never }],
  ['an account by its address', 'members', { email: { $gte: 'a@b.example' } }],
  ['an unverified account by its address', 'members', { email: 'a@b.example', verifiedAt: { $exists: false } }],
  ['a known device', 'members', { _id: 'M10000001' as never, 'devices.hash': 'x' }],
  ['accounts that lapse', 'members', { unverifiedUntil: { $lte: now }, verifiedAt: { $exists: false } }],
  ['a request by its token', 'requests', { tokenHash: 'x' }],
  ['a request by its id', 'requests', { requestId: 'x' }],
  ['a try of a token', 'requests', { tokenHash: 'x', triesLeft: { $gt: 0 } }],
  ['ways back of a member', 'requests', { _id: { $gte: 'M1/a/', $lt: 'M1/b/' } as never, leftAtVersion: { $gte: 1 } }],
  ['failures of a key', 'failures', { _id: 'x' as never }],
  ['uses of a key', 'uses', { _id: 'x' as never, count: { $gt: 0 } }],
  ['changes of a staff member', 'staffChanges', { membershipNo: 'M10000001' }],
];

test.each(queries)('%s is found by an index', async (_, collection, filter) => {
  const sort: Sort = filter.email?.$gte ? { email: 1 } : {};
  const { queryPlanner } = await mongo.db.collection(collection).find(filter).sort(sort).limit(1).explain();
  const stages = stagesOf(queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan);
  expect(stages.some((stage) => stage === 'IXSCAN' || stage === 'IDHACK')).toBe(true);
  expect(stages).not.toContain('COLLSCAN');
  expect(stages).not.toContain('SORT');
});

test('temporary records expire, and an address belongs to one account', async () => {
  const endings = await Promise.all(
    ['requests', 'failures', 'uses', 'jobs'].map(async (name) => {
      const indexes = await mongo.db.collection(name).indexes();
      return indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)?.expireAfterSeconds;
    }),
  );
  expect(endings).toEqual([604_800, 0, 0, 777_600]);
  const indexes = await mongo.db.collection('members').indexes();
  expect(indexes.find(({ key }) => key.email)?.unique).toBe(true);
});
