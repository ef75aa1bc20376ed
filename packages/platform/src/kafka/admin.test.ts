import kafkajs, { type Kafka } from 'kafkajs';
import { expect, test } from 'vitest';
import { readAsAdmin } from './admin.ts';

const brokers = () => {
  let open = 0;
  let reads = 0;
  const admin = {
    connect: async () => {
      open += 1;
    },
    disconnect: async () => {
      open -= 1;
    },
  };
  const failing = (failures: number, error: Error) => async () => {
    reads += 1;
    if (reads <= failures) throw error;
    return reads;
  };
  return { kafka: { admin: () => admin } as unknown as Kafka, failing, open: () => open };
};

test('a reading is repeated after an error that passes, and no connection stays open', async () => {
  const { kafka, failing, open } = brokers();
  const leaderless = new kafkajs.KafkaJSError('There is no leader for this topic-partition', { retriable: true });
  expect(await readAsAdmin(kafka, failing(2, leaderless))).toBe(3);
  expect(open()).toBe(0);
});

test('any other error ends it', async () => {
  const { kafka, failing, open } = brokers();
  const refused = new kafkajs.KafkaJSNonRetriableError('no such user');
  await expect(readAsAdmin(kafka, failing(1, refused))).rejects.toBe(refused);
  expect(open()).toBe(0);
});
