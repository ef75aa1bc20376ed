import { ordersStaffActed } from '@southline/contracts/events';
import { unique } from '@southline/testkit';
import { eventsOf } from '@southline/testkit/written-events';
import { afterAll, expect, test } from 'vitest';
import { failedJobs } from '../src/desk/index.ts';
import { addJob, jobs } from '../src/jobs/index.ts';
import { runInScope } from '../src/telemetry/index.ts';
import { openDatabase } from './support/bench.ts';

const { mongo } = await openDatabase();
afterAll(() => mongo.close());

const desk = () =>
  failedJobs<{ readonly orderId: string }>(mongo, {
    kind: 'work-given-up',
    declaration: ordersStaffActed,
    about: ({ payload: { orderId } }) => ({ record: `record of ${orderId}`, orderId, facts: { template: 'note' } }),
  });

const aFailedJob = async (createdAt = new Date()) => {
  const id = unique('job');
  await addJob(mongo, undefined, { id, kind: 'note', payload: { orderId: `order-${id}` } });
  const failed = { state: 'failed' as const, tries: 3, lastError: 'no such mailbox', createdAt, lease: 'old' };
  await jobs(mongo).updateOne({ _id: id }, { $set: failed });
  return id;
};

const actor = { name: 'M100200', role: 'Admin', clientAddress: '203.0.113.7' } as const;
const reason = 'the server is back';
const decide = (code: string, key: string, requestId = unique('request')) =>
  runInScope({ requestId: 'call', actor: { ...actor, decision: { code, reason, requestId } } }, async () =>
    desk().decisions?.[code]?.({ key, by: actor.name, reason, requestId }),
  );
const entries = async (key: string) =>
  (await eventsOf(mongo, ordersStaffActed)).filter(({ orderId }) => orderId === `order-${key}`);

test('jobs that were given up are listed, the oldest first, with their error', async () => {
  const later = await aFailedJob(new Date(2_000));
  const earlier = await aFailedJob(new Date(1_000));
  expect(await desk().list(2)).toEqual([
    {
      key: earlier,
      record: `record of order-${earlier}`,
      orderId: `order-${earlier}`,
      since: new Date(1_000),
      facts: { template: 'note', tries: 3, error: 'no such mailbox' },
    },
    expect.objectContaining({ key: later }),
  ]);
  expect(await desk().list(1)).toHaveLength(1);
});

test('a job is queued again with one entry in the journal, also when the request is repeated', async () => {
  const key = await aFailedJob();
  const requestId = unique('request');
  expect(await decide('retry', key, requestId)).toBe('queued');
  const queued = await jobs(mongo).findOne({ _id: key });
  expect(queued).toMatchObject({ state: 'queued', tries: 0 });
  expect(queued).not.toHaveProperty('lease');
  expect(await decide('retry', key, requestId)).toBe('queued');
  expect(await entries(key)).toMatchObject([
    {
      actor: 'M100200',
      action: 'job-retried',
      record: `record of order-${key}`,
      actionId: requestId,
      reason,
      before: { state: 'failed', tries: '3' },
      after: { state: 'queued', decision: 'retry' },
    },
  ]);

  // It fails again: a repeat of the first request decides nothing about the second failure.
  await jobs(mongo).updateOne({ _id: key }, { $set: { state: 'failed' } });
  expect(await decide('retry', key, requestId)).toBe('failed');
  expect(await entries(key)).toHaveLength(1);
});

test('of two people who decide at once one is told that it does not wait any more', async () => {
  const key = await aFailedJob();
  const both = await Promise.allSettled([decide('retry', key), decide('discard', key)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NotWaiting' } });
  expect(await entries(key)).toHaveLength(1);
});

test('a discarded job is not listed, and its record ends like that of a done one', async () => {
  const key = await aFailedJob();
  expect(await decide('discard', key)).toBe('discarded');
  expect(await jobs(mongo).findOne({ _id: key })).toMatchObject({ state: 'discarded', doneAt: expect.any(Date) });
  expect((await desk().list(100)).map((item) => item.key)).not.toContain(key);
  await expect(decide('retry', 'unknown')).rejects.toMatchObject({ code: 'NotFound' });
});
