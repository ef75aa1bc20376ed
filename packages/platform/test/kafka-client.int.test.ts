import { eventually, servers, unique } from '@southline/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import {
  allTopics,
  createBroker,
  ensureTopics,
  type IncomingBatch,
  type IncomingMessage,
  type OutgoingMessage,
  readSince,
} from '../src/kafka/index.ts';
import { logger } from './support/bench.ts';

/** The services need this from a Kafka client. To test another client, add its `createBroker` here. */
const clients = { kafkajs: createBroker };

const topic = 'southline.test.contract.v1';
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const message = (key: string, step: number, more: Record<string, string> = {}): OutgoingMessage => ({
  topic,
  key,
  value: Buffer.from([step, 0, 255]),
  headers: {
    'event-id': `${key}-${step}`,
    'occurred-at': '2026-01-02T03:04:05.000Z',
    'aggregate-version': `${step}`,
    ...more,
  },
});

const steps = (keys: readonly string[], count: number) =>
  Array.from({ length: count }, (_, index) => keys.map((key) => message(key, index + 1))).flat();

const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`);

describe.each(Object.entries(clients))('%s', (_, create) => {
  const open = async () => {
    const broker = create('test', [`${servers().kafkaBrokers.join(',')}.${unique('own')}`], logger);
    closers.push(() => broker.close());
    await ensureTopics(broker, [{ topic, consumers: [] }]);
    return broker;
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  /** A member that notes what it handled, after `handle` allowed it. */
  const member = async (
    broker: Opened,
    group: string,
    handle: (message: IncomingMessage, batch: IncomingBatch) => Promise<void> | void = () => undefined,
  ) => {
    const handled: { id: string; partition: number; message: IncomingMessage }[] = [];
    let has: (topic: string, partition: number) => boolean = () => false;
    const joined = await broker.join(group, {
      topics: [broker.named(topic)],
      onAssigned: (assigned) => {
        has = assigned;
      },
      onBatch: async (batch) => {
        for (const each of batch.messages) {
          await handle(each, batch);
          handled.push({ id: each.headers['event-id'] ?? '', partition: batch.partition, message: each });
          batch.done(each.offset);
        }
      },
    });
    let left = false;
    const leave = async () => {
      if (left) return;
      left = true;
      await joined.leave();
    };
    closers.push(leave);
    return {
      handled,
      ids: () => handled.map(({ id }) => id),
      partitions: () => [0, 1].filter((partition) => has(broker.named(topic), partition)),
      leave,
    };
  };

  test('messages arrive whole, those of a key in their order on one partition', async () => {
    const broker = await open();
    await broker.publish([...steps(keys, 3), message('key-0', 4, { traceparent: 'ä' })]);
    const one = await member(broker, 'reader');
    await eventually(() => expect(one.handled).toHaveLength(37));
    for (const key of keys) {
      const own = one.handled.filter(({ message: { key: its } }) => its === key);
      expect(own.slice(0, 3).map(({ id }) => id)).toEqual([`${key}-1`, `${key}-2`, `${key}-3`]);
      expect(new Set(own.map(({ partition }) => partition)).size).toBe(1);
    }
    const last = one.handled.find(({ id }) => id === 'key-0-4')?.message;
    expect(last?.headers).toEqual(message('key-0', 4, { traceparent: 'ä' }).headers);
    expect(last?.value).toEqual(Buffer.from([4, 0, 255]));
    expect(Math.abs(Number(last?.timestamp) - Date.now())).toBeLessThan(600_000);
    expect((await readSince(broker, 'history', topic, new Date(0))).length).toBe(37);
  });

  test('two members share the partitions; the one that stays takes over and repeats nothing that was done', async () => {
    const broker = await open();
    const first = await member(broker, 'reader');
    await eventually(() => expect(first.partitions()).toEqual([0, 1]));
    const second = await member(broker, 'reader');
    await eventually(() => {
      expect(first.partitions()).toHaveLength(1);
      expect(second.partitions()).toHaveLength(1);
    });
    await broker.publish(steps(keys, 2));
    await eventually(() => expect(first.handled.length + second.handled.length).toBe(24));
    expect(second.handled.length).toBeGreaterThan(0);
    await first.leave();
    await eventually(() => expect(second.partitions()).toEqual([0, 1]));
    await broker.publish([message('key-0', 3), message('key-1', 3), message('key-2', 3)]);
    await eventually(() => expect(second.ids()).toEqual(expect.arrayContaining(['key-0-3', 'key-1-3', 'key-2-3'])));
    expect([...first.ids(), ...second.ids()].toSorted()).toEqual(
      [...new Set([...first.ids(), ...second.ids()])].toSorted(),
    );
  });

  test('a batch that fails comes again from the first message that is not done', async () => {
    const broker = await open();
    let failures = 2;
    const one = await member(broker, 'reader', ({ headers }) => {
      if (headers['event-id'] === 'key-0-2' && failures-- > 0) throw new Error('not yet');
    });
    await broker.publish(steps(['key-0'], 3));
    await eventually(() => expect(one.ids()).toEqual(['key-0-1', 'key-0-2', 'key-0-3']));
    expect(failures).toBeLessThanOrEqual(0);
  });

  test('a partition whose handler waits does not stop the other one', async () => {
    const broker = await open();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let waitingAt: number | undefined;
    const one = await member(broker, 'reader', async (_message, { partition }) => {
      waitingAt ??= partition;
      if (partition === waitingAt) await held;
    });
    await broker.publish(steps(keys, 1));
    const heldBack = () => one.handled.filter(({ partition }) => partition === waitingAt);
    await eventually(() => expect(one.handled.length).toBeGreaterThan(0));
    expect(heldBack()).toEqual([]);
    release();
    await eventually(() => expect(one.handled).toHaveLength(keys.length));
  });

  test('an unknown topic is an error for the publisher, and is not made', async () => {
    const broker = await open();
    const unknown = 'southline.test.unknown.v1';
    await expect(broker.publish([{ ...message('key-0', 1), topic: unknown }])).rejects.toThrow();
    expect(await allTopics(servers().kafkaBrokers)).not.toContain(broker.named(unknown));
  });
});
