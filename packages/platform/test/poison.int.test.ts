import { DomainError } from '@southline/kernel/errors';
import { eventually } from '@southline/testkit';
import { afterEach, expect, test } from 'vitest';
import { parkedEvents, startConsumer, startReplays } from '../src/inbox/index.ts';
import { closing, logger, openBroker, openDatabase } from './support/bench.ts';
import { recorded, recordSteps, stepMessage } from './support/steps.ts';

const { later, all } = closing();
afterEach(all);

const longReason = ` in ${'words '.repeat(60)}`;

const open = async () => {
  const { mongo } = await openDatabase();
  later(mongo);
  return { mongo, broker: later(await openBroker()) };
};

test('poison is parked with its reason, the rest goes on, and a replay does what can be done by then', async () => {
  const { mongo, broker } = await open();
  const failing = new Set(['cursed', 'huge']);
  let tries = 0;
  const before = ({ key }: { key: string }) => {
    if (key === 'cursed') tries += 1;
    if (failing.has(key)) throw new Error(`no luck with ${key}${key === 'huge' ? longReason : ''}`);
  };
  const poison = [
    { ...stepMessage({ key: 'k', step: 1 }, 'broken'), value: Buffer.from([0xff, 0x00, 0x7b]) },
    stepMessage({ key: '', step: 1 }, 'nameless'),
    {
      ...stepMessage({ key: 'k', step: 1 }, ''),
      headers: { 'event-id': '', 'occurred-at': '', 'aggregate-version': '' },
    },
    {
      ...stepMessage({ key: 'k', step: 1 }, 'timeless'),
      headers: { 'event-id': 'timeless', 'occurred-at': 'noon', 'aggregate-version': '1' },
    },
    stepMessage({ key: 'cursed', step: 1 }, 'cursed'),
    // As large as the broker allows.
    stepMessage({ key: 'huge', step: 1, filling: 'x'.repeat(1_048_250) }, 'huge'),
  ];
  for (const [index, bad] of poison.entries()) {
    await broker.publish([bad]);
    await broker.publish([stepMessage({ key: 'good', step: index }, `good-${index}`, bad.key)]);
  }
  const consumptions = [recordSteps(mongo, { before, only: ({ step }) => step >= 0 })];
  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions }));

  await eventually(async () => expect((await recorded(mongo)).good).toHaveLength(poison.length));
  const failed = () => parkedEvents(mongo).find({ state: 'failed' }).toArray();
  const parked = await eventually(async () => {
    const found = await failed();
    expect(found).toHaveLength(poison.length);
    return found;
  });
  const reasons = Object.fromEntries(
    parked.map(({ payload: { headers }, lastError }) => [headers['event-id'] ?? '', lastError]),
  );
  expect(reasons).toEqual({
    broken: 'The message is not of its declared form.',
    nameless: 'The message names no record.',
    '': 'The message has no event id or no value.',
    timeless: 'The time or the version of the message cannot be read.',
    cursed: 'no luck with cursed',
    huge: `no luck with huge${longReason}`,
  });
  expect(tries).toBe(5);

  failing.clear();
  for (const work of startReplays({ mongo, logger, consumptions, perSecond: 50 })) later(work);
  await parkedEvents(mongo).updateMany({ state: 'failed' }, { $set: { state: 'queued', runAt: new Date() } });
  await eventually(async () => expect(await recorded(mongo)).toMatchObject({ cursed: [1], huge: [1] }));
  // An unreadable message fails again; it can never be handled.
  await eventually(async () => expect(await failed()).toHaveLength(4));
  expect((await recorded(mongo)).good).toHaveLength(poison.length);
});

test('an effect that cannot be had at the moment is waited for, not parked', async () => {
  const { mongo, broker } = await open();
  let tries = 0;
  const before = ({ key }: { key: string }) => {
    if (key !== 'waiting') return;
    tries += 1;
    if (tries <= 6) throw new DomainError('unavailable', 'Unavailable', 'the service is away');
  };
  const options = { service: 'second-reader', mongo, broker, logger };
  later(await startConsumer({ ...options, consumptions: [recordSteps(mongo, { before })] }));
  await broker.publish([stepMessage({ key: 'waiting', step: 1 }, 'waiting')]);
  await eventually(async () => expect((await recorded(mongo)).waiting).toEqual([1]));
  expect(tries).toBe(7);
  expect(await parkedEvents(mongo).countDocuments()).toBe(0);
});
