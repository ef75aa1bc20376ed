import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { allEvents } from '@southline/contracts/all-events';
import { deadLetterTopic, orderPlaced } from '@southline/contracts/events';
import { createBroker, discardTopic, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { eventually, servers } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { afterAll, beforeAll, expect, test } from 'vitest';

const broker = createBroker('dead-letters-test', servers().kafkaBrokers, createLogger('test', 'silent'));
beforeAll(() => ensureTopics(broker, allEvents, { partitions: 1 }));
afterAll(() => broker.close());

const entry = new URL('../src/main.ts', import.meta.url).pathname;
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', entry, ...words], {
    env: { ...process.env, KAFKA_BROKERS: servers().kafkaBrokers.join(',') },
  });

test('parked events are listed with the reason and without content; a replay sends them to their topic again', async () => {
  const event = anOrderPlaced();
  const message = orderPlacedMessage(event, 'event-1');
  const reason = {
    'dead-handler': 'stock',
    'dead-reason': 'no such part',
    'dead-from': '3/17',
    'dead-at': '2026-03-31',
  };
  await broker.publish([
    {
      ...message,
      topic: deadLetterTopic(orderPlaced.topic, 'catalogue'),
      headers: { ...message.headers, ...reason },
    },
  ]);
  const { stdout: listed } = await run('list', orderPlaced.topic);
  expect(listed).toContain(`${orderPlaced.topic} catalogue: 1 parked`);
  expect(listed).toMatch(/event event-1 +at 0\/0 +from 3\/17 +\d+ bytes +by stock: no such part/);
  expect(listed).not.toContain(event.delivery?.email);

  expect((await run('replay', orderPlaced.topic, 'catalogue')).stdout).toContain('1 sent');
  expect((await run('list')).stdout).toBe('0 parked\n');
  expect((await run('replay', orderPlaced.topic, 'catalogue')).stdout).toContain('0 sent');

  const received = new Promise<{ eventId: string; reason: unknown }>((resolve) => {
    const reader = broker.consumer('reader');
    afterAll(() => reader.disconnect());
    reader
      .connect()
      .then(() => reader.subscribe({ topics: [broker.named(orderPlaced.topic)], fromBeginning: true }))
      .then(() =>
        reader.run({
          eachMessage: async ({ message: { headers } }) =>
            resolve({ eventId: String(headers?.['event-id']), reason: headers?.['dead-reason'] }),
        }),
      );
  });
  expect(await received).toEqual({ eventId: 'event-1', reason: undefined });
});

test('one that is discarded leaves with its reason written down, the others stay', async () => {
  const dead = deadLetterTopic(orderPlaced.topic, 'documents');
  const reason = {
    'dead-handler': 'papers',
    'dead-reason': 'not of its form',
    'dead-from': '0/1',
    'dead-at': '2026-03-31',
  };
  await broker.publish(
    ['before', 'unwanted', 'behind'].map((id) => {
      const message = orderPlacedMessage(anOrderPlaced(), id);
      return { ...message, topic: dead, headers: { ...message.headers, ...reason } };
    }),
  );
  const discard = (name: string) => run('discard', orderPlaced.topic, 'documents', name, 'written', 'by', 'hand');
  await expect(discard('unknown')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('unknown') });
  expect((await discard('unwanted')).stdout).toContain('discarded event unwanted');

  const { stdout: listed } = await run('list', orderPlaced.topic, 'documents');
  expect(listed).toContain('documents: 2 parked');
  expect(listed).toMatch(/event behind .*not of its form/);
  expect(listed).toMatch(/event before .*not of its form/);
  await discard('behind');
  await discard('before');
  expect((await run('list', orderPlaced.topic, 'documents')).stdout).toBe('0 parked\n');

  // The audit counts messages as the difference between the end and the start offsets of the topic.
  const admin = broker.kafka.admin();
  await admin.connect();
  afterAll(() => admin.disconnect());
  const ends = await admin.fetchTopicOffsets(broker.named(dead));
  expect(ends.map(({ low, high }) => Number(high) - Number(low))).toEqual([0]);

  const notes: unknown[] = [];
  const reader = broker.consumer('notes');
  afterAll(() => reader.disconnect());
  await reader.connect();
  await reader.subscribe({ topics: [broker.named(discardTopic)], fromBeginning: true });
  await reader.run({ eachMessage: async ({ message }) => void notes.push(JSON.parse(String(message.value))) });
  await eventually(async () => expect(notes).toHaveLength(3));
  expect(notes[0]).toMatchObject({
    topic: orderPlaced.topic,
    service: 'documents',
    reason: 'written by hand',
    'event-id': 'unwanted',
    'dead-reason': 'not of its form',
  });
});

test('a wrong command ends with the usage and exit code 1', async () => {
  await expect(run('replay')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('usage') });
});
