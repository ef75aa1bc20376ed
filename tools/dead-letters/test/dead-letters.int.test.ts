import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { allEvents, deadLetterTopic, orderPlaced } from '@southline/contracts/events';
import { createBroker, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { servers } from '@southline/testkit';
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

test('what is parked is listed with its reason and without its content; a replay sends it to its topic again', async () => {
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
  expect(listed).toMatch(/event event-1 +from 3\/17 +\d+ bytes +by stock: no such part/);
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

test('a wrong command ends with the usage and exit code 1', async () => {
  await expect(run('replay')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('usage') });
});
