import { eventually } from '@southline/testkit';
import { afterEach, expect, test } from 'vitest';
import { startConsumer } from '../src/inbox/index.ts';
import { type Broker, readSince } from '../src/kafka/index.ts';
import { startRelay } from '../src/outbox/index.ts';
import { closing, logger, openBroker, openDatabase } from './support/bench.ts';
import { runChild, startChild } from './support/child.ts';
import { recorded, recordSteps, stepTaken, takeStep } from './support/steps.ts';

const { later, all } = closing();
afterEach(all);

const keys = ['a', 'b', 'c', 'd'];
const inOrder = (count: number) =>
  Object.fromEntries(keys.map((key) => [key, Array.from({ length: count }, (_, index) => index + 1)]));

/** The messages stored on the broker, including duplicates. */
const onTheWire = async (broker: Broker) => (await readSince(broker, 'counter', stepTaken.topic, new Date(0))).length;

const open = async () => {
  const { url, mongo } = await openDatabase();
  later(mongo);
  return { url, mongo, broker: later(await openBroker()) };
};

test('a relay killed between the acknowledgement and the mark loses nothing; effects happen once, in order', async () => {
  const { url, mongo, broker } = await open();
  for (let step = 1; step <= 5; step += 1) await takeStep(mongo, keys, step);
  expect(await runChild('relay-killed-before-mark', { url, brokers: broker.brokers })).toEqual({
    exit: [null, 'SIGKILL'],
    errors: '',
  });
  expect(await mongo.db.collection('outbox').countDocuments({ sent: false })).toBe(20);

  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions: [recordSteps(mongo)] }));
  later(startRelay({ mongo, broker, logger }));
  await eventually(async () => expect(await mongo.db.collection('outbox').countDocuments({ sent: false })).toBe(0));
  expect(await onTheWire(broker)).toBe(40);
  await eventually(async () => expect(await recorded(mongo)).toEqual(inOrder(5)));
});

test('of two relays one works; the other takes over when that one is killed', async () => {
  const { url, mongo, broker } = await open();
  const first = later(await startChild('relay', { url, brokers: broker.brokers }));
  const lease = () => mongo.db.collection<{ _id: string; fence: number }>('leases').findOne({ _id: 'outbox-relay' });
  await eventually(async () => expect(await lease()).toMatchObject({ fence: 1 }));
  later(startRelay({ mongo, broker, logger, leaseMs: 2_000 }));
  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions: [recordSteps(mongo)] }));

  for (let step = 1; step <= 5; step += 1) await takeStep(mongo, keys, step);
  await eventually(async () => expect(await recorded(mongo)).toEqual(inOrder(5)));
  expect(await onTheWire(broker)).toBe(20);
  expect(await lease()).toMatchObject({ fence: 1 });

  await first.end('SIGKILL');
  await takeStep(mongo, keys, 6);
  await eventually(async () => expect(await recorded(mongo)).toEqual(inOrder(6)));
  expect(await lease()).toMatchObject({ fence: 2 });
});
