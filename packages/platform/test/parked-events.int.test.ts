import { ordersStaffActed } from '@southline/contracts/events';
import { eventually, servers, size, unique } from '@southline/testkit';
import { patienceMs } from '@southline/testkit/patience';
import { eventsOf } from '@southline/testkit/written-events';
import { Binary } from 'mongodb';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { parkedDesk } from '../src/desk/index.ts';
import { inbox, parkedEvents, startReplays } from '../src/inbox/index.ts';
import type { Mongo } from '../src/mongo/index.ts';
import { runInScope } from '../src/telemetry/index.ts';
import { closing, logger, openDatabase } from './support/bench.ts';
import { startChild } from './support/child.ts';
import { recordSteps, stepMessage, steps, stepTaken } from './support/steps.ts';

const many = size('PARKED_EVENTS', { usual: 300, thorough: 10_000 });

const { later, all } = closing();
afterEach(all);

let mongo: Mongo;
let url: string;
beforeEach(async () => {
  ({ mongo, url } = await openDatabase());
});
afterAll(() => mongo.close());

const { topic } = stepTaken;
const handler = 'record';

/** Events that were parked one after the other, the first at `from`. */
const park = async (count: number, { from = Date.now() - count, keyOf = (at: number) => `key-${at}` } = {}) => {
  const rows = Array.from({ length: count }, (_, at) => {
    const { key, value, headers } = stepMessage({ key: keyOf(at), step: at }, unique('event'));
    const createdAt = new Date(from + at);
    return {
      _id: `${handler}/${headers['event-id']}`,
      kind: 'parked-event',
      state: 'failed' as const,
      runAt: createdAt,
      createdAt,
      tries: 5,
      lastError: 'no luck',
      payload: { topic, handler, key, orderId: key, value: new Binary(value), headers, from: `0/${at}` },
    };
  });
  await parkedEvents(mongo).insertMany(rows);
  return rows;
};

const desk = () => parkedDesk(mongo, ordersStaffActed);
const actor = { name: 'M100200', role: 'Admin', clientAddress: '203.0.113.7' } as const;
const decide = (decision: 'replay' | 'discard', { requestId = unique('request'), upTo = new Date() } = {}) => {
  const reason = 'the cause is gone';
  return runInScope({ requestId: 'call', actor: { ...actor, decision: { code: decision, reason, requestId } } }, () =>
    desk().decide({ topic, handler, upTo, decision, by: actor.name, reason, requestId }),
  );
};
const replays = (perSecond: number, before?: (step: { key: string }) => unknown) => {
  const consumptions = [recordSteps(mongo, before ? { before } : {})];
  for (const work of startReplays({ mongo, logger, consumptions, perSecond })) later(work);
};
/** The usual patience, and the time of the limited rate for the largest number of events. */
const isOver = (atRateMs = 0) =>
  eventually(
    async () => {
      const [run] = await desk().runs();
      expect(run?.isOver).toBe(true);
      return run;
    },
    { timeoutMs: patienceMs + 4 * atRateMs },
  );
const entries = () => eventsOf(mongo, ordersStaffActed);

test('parked events are grouped by handler, and each is an item of the work list', async () => {
  const [first] = await park(3, { from: 1_000 });
  expect(await desk().groups()).toEqual([
    {
      topic,
      handler,
      events: 3,
      reasons: ['no luck'],
      since: new Date(1_000).toISOString(),
      upTo: new Date(1_002).toISOString(),
    },
  ]);
  const [item] = await desk().kind.list(10);
  expect(item).toMatchObject({ key: first?._id, record: 'key-0', orderId: 'key-0', facts: { topic, handler } });
  expect(JSON.stringify(item)).not.toContain('filling');
});

test(`${many} events are replayed at the limited rate, with those that fail again listed, beside other work`, async () => {
  const perSecond = many > 1_000 ? 250 : 100;
  await park(many);
  const cursed = (key: string) => key.endsWith('7');
  const failing = Array.from({ length: many }, (_, at) => `key-${at}`).filter(cursed).length;
  replays(perSecond, ({ key }) => {
    if (cursed(key)) throw new Error('still no luck');
  });
  const startedAt = Date.now();
  expect(await decide('replay')).toBe(many);
  // Parked after the decision: it is not affected.
  await park(1, { from: Date.now() + 60_000, keyOf: () => 'later' });
  const run = await isOver((many / perSecond) * 1_000);
  const seconds = (Date.now() - startedAt) / 1_000;
  expect(run).toMatchObject({ events: many, done: many - failing, failed: failing, by: 'M100200' });
  expect(run?.failures[0]).toMatchObject({ record: 'key-7', error: 'still no luck' });
  expect(many / seconds).toBeLessThanOrEqual(perSecond);
  expect(await steps(mongo).countDocuments()).toBe(many - failing);
  expect((await desk().groups())[0]?.events).toBe(failing + 1);
  const [entry, ...more] = await entries();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    action: 'events-replayed',
    actor: 'M100200',
    reason: 'the cause is gone',
    before: { parked: String(many) },
  });
});

test('a process that is killed in the middle leaves the rest to the next one, and no effect is repeated', async () => {
  const count = Math.max(200, many / 10);
  await park(count);
  await decide('replay');
  const child = await startChild('replays', { url, brokers: servers().kafkaBrokers.join(',') });
  await eventually(async () => expect(await steps(mongo).countDocuments()).toBeGreaterThan(20));
  await child.stop();
  const half = await steps(mongo).countDocuments();
  expect(half).toBeLessThan(count);
  replays(1_000);
  await isOver();
  expect(await steps(mongo).countDocuments()).toBe(count);
  expect(await steps(mongo).distinct('eventId')).toHaveLength(count);
  expect(await inbox(mongo).countDocuments()).toBe(count);
});

test('a decision that is sent twice, or by two people at once, has one effect and one entry', async () => {
  await park(3);
  const requestId = unique('request');
  expect(await decide('replay', { requestId })).toBe(3);
  expect(await decide('replay', { requestId })).toBe(3);
  await expect(decide('discard')).rejects.toMatchObject({ code: 'ReplayRunning' });
  replays(50);
  await isOver();
  expect(await decide('replay', { requestId })).toBe(3);
  await expect(decide('replay')).rejects.toMatchObject({ code: 'NotWaiting' });
  expect(await entries()).toHaveLength(1);

  await park(3);
  const both = await Promise.allSettled([decide('replay'), decide('discard')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await entries()).toHaveLength(2);
});

test('discarded events are not handled and not listed', async () => {
  await park(120);
  expect(await decide('discard')).toBe(120);
  replays(50);
  expect(await isOver()).toMatchObject({ decision: 'discard', done: 120, failed: 0 });
  expect(await desk().groups()).toEqual([]);
  expect(await steps(mongo).countDocuments()).toBe(0);
  expect(await entries()).toMatchObject([{ action: 'events-discarded' }]);
});
