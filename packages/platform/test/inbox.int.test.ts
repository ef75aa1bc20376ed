import { eventually } from '@southline/testkit';
import { afterEach, expect, test } from 'vitest';
import { inbox, startConsumer } from '../src/inbox/index.ts';
import { withAdmin } from '../src/kafka/admin.ts';
import { clientOf } from '../src/kafka/broker.ts';
import { consumerLag } from '../src/metrics/index.ts';
import { closing, logger, openBroker, openDatabase } from './support/bench.ts';
import { runChild } from './support/child.ts';
import { recorded, recordSteps, stepMessage, steps, stepTaken } from './support/steps.ts';

const { later, all } = closing();
afterEach(all);

test('an event that comes five times, on several partitions and to two readers at once, has each effect once', async () => {
  const { mongo } = await openDatabase();
  later(mongo);
  const broker = later(await openBroker());
  const consumptions = [recordSteps(mongo), recordSteps(mongo, { handler: 'second' })];
  // Two groups, so that both get every copy at the same time.
  for (const service of stepTaken.consumers)
    later(await startConsumer({ service, mongo, broker, logger, consumptions }));
  const copies = Array.from({ length: 10 }, (_, event) =>
    Array.from({ length: 5 }, (_, copy) => stepMessage({ key: 'a', step: event }, `event-${event}`, `wire-${copy}`)),
  ).flat();
  await broker.publish([...copies, stepMessage({ key: 'end', step: 1 }, 'end')]);
  await eventually(async () => {
    const effects = await recorded(mongo);
    expect(effects.a).toHaveLength(10);
    expect(effects.end).toEqual([1]);
  });
  await broker.publish(copies);
  await broker.publish(
    [0, 1, 2, 3].map((wire) => stepMessage({ key: 'last', step: wire }, `last-${wire}`, `w${wire}`)),
  );
  await eventually(async () => expect((await recorded(mongo)).last).toHaveLength(4));
  for (const handler of ['record', 'second']) {
    expect((await recorded(mongo, handler)).a?.toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
});

test('a consumer killed after effects and within one, before their offsets, loses nothing and repeats nothing', async () => {
  const { url, mongo } = await openDatabase();
  later(mongo);
  const broker = later(await openBroker());
  await broker.publish([1, 2, 3, 4, 5, 6].map((step) => stepMessage({ key: 'k', step }, `killed-${step}`)));
  expect(await runChild('consumer-killed-in-effect', { url, brokers: broker.brokers })).toEqual({
    exit: [null, 'SIGKILL'],
    errors: '',
  });
  expect(await steps(mongo).countDocuments()).toBe(3);

  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions: [recordSteps(mongo)] }));
  // Transactions of the killed process hold their locks until the server's limit: 5 s here, 60 s by default.
  await eventually(async () => expect(await recorded(mongo)).toEqual({ k: [1, 2, 3, 4, 5, 6] }));
});

test('a stopping consumer has committed its work: the next one continues after it', async () => {
  const broker = later(await openBroker());
  const work = async (steps: readonly number[], expected: readonly number[]) => {
    const { mongo } = await openDatabase();
    await broker.publish(steps.map((step) => stepMessage({ key: 'k', step }, `stop-${step}`)));
    const options = { service: 'reader', mongo, broker, logger };
    const consumer = await startConsumer({ ...options, consumptions: [recordSteps(mongo)] });
    await eventually(async () => expect((await recorded(mongo)).k).toEqual(expected));
    await consumer.stop();
    await mongo.close();
  };
  await work([1, 2, 3], [1, 2, 3]);
  // Another database has no marks: a repeated event would have its effect again.
  await work([4], [4]);
});

test.each(['reset to the beginning', 'deleted with its group'])(
  'a group whose offsets are %s reads everything again and repeats no effect',
  async (how) => {
    const { mongo } = await openDatabase();
    later(mongo);
    const broker = later(await openBroker());
    const options = { service: 'reader', mongo, broker, logger, consumptions: [recordSteps(mongo)] };
    const first = await startConsumer(options);
    await broker.publish([1, 2, 3, 4].map((step) => stepMessage({ key: 'k', step }, `again-${step}`)));
    await eventually(async () => expect((await recorded(mongo)).k).toEqual([1, 2, 3, 4]));
    await first.stop();
    const [groupId, topic] = [broker.named('reader'), broker.named(stepTaken.topic)];
    await withAdmin(clientOf(broker).kafka, async (admin) => {
      if (how === 'deleted with its group') await admin.deleteGroups([groupId]);
      else await admin.resetOffsets({ groupId, topic, earliest: true });
    });
    later(await startConsumer(options));
    await broker.publish([stepMessage({ key: 'k', step: 5 }, 'again-5')]);
    await eventually(async () => expect((await recorded(mongo)).k).toContain(5));
    // Event 5 comes after the four on the same partition.
    expect((await recorded(mongo)).k).toEqual([1, 2, 3, 4, 5]);
  },
);

test('those that come again do not disturb the others: all of a fetch share few transactions', async () => {
  const { mongo } = await openDatabase();
  later(mongo);
  const broker = later(await openBroker());
  const events = Array.from({ length: 50 }, (_, step) => stepMessage({ key: 'k', step }, `again-${step}`));
  const record = recordSteps(mongo);
  const known = later(await startConsumer({ service: 'second-reader', mongo, broker, logger, consumptions: [record] }));
  await broker.publish(events.slice(0, 20));
  await eventually(async () => expect((await recorded(mongo)).k).toHaveLength(20));
  await known.stop();

  await broker.publish(events.slice(20));
  const transactions = new Set<unknown>();
  const counted: typeof record = {
    ...record,
    handle: (value, context) => {
      transactions.add(context.session);
      return record.handle(value, context);
    },
  };
  // Another group also gets the events that the first one had.
  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions: [counted] }));
  await eventually(async () => expect((await recorded(mongo)).k).toHaveLength(50));
  // One transaction per event would give more than 30: one for each new event, and the failed one.
  expect(transactions.size).toBeLessThan(15);
});

test('an event that leaves nothing to be done takes no mark, and the others do not wait for it', async () => {
  const { mongo } = await openDatabase();
  later(mongo);
  const broker = later(await openBroker());
  await broker.publish([1, 2, 3, 4, 5, 6].map((step) => stepMessage({ key: 'k', step }, `even-${step}`)));
  const consumptions = [recordSteps(mongo, { only: ({ step }) => step % 2 === 0 })];
  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions }));
  await eventually(async () => expect(await recorded(mongo)).toEqual({ k: [2, 4, 6] }));
  expect(await inbox(mongo).countDocuments()).toBe(3);
});

test('unhandled events are reported as lag', async () => {
  const { mongo } = await openDatabase();
  later(mongo);
  const broker = later(await openBroker());
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const lag = async () => (await consumerLag.get()).values.reduce((sum, { value }) => sum + value, 0);
  await broker.publish([1, 2, 3].map((step) => stepMessage({ key: 'k', step }, `lag-${step}`)));
  const consumptions = [recordSteps(mongo, { before: () => held })];
  later(await startConsumer({ service: 'reader', mongo, broker, logger, consumptions }));
  try {
    await eventually(async () => expect(await lag()).toBe(3));
  } finally {
    release();
  }
  await eventually(async () => expect(await lag()).toBe(0));
});
