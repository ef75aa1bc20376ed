import { expect, test } from 'vitest';
import { ConsumerGroup } from './quiet-fetch.ts';

const topic = 'order-placed';
const partitions = [0, 1, 2];

/** A member of a group whose broker answers a fetch with these numbers of messages for each partition. */
const member = (counts: readonly number[]) => {
  const answered = counts.map((count, partition) => ({
    partition,
    highWatermark: String(count),
    abortedTransactions: [],
    messages: Array.from({ length: count }, (_, offset) => ({ offset: String(offset) })),
  }));
  const fetch = async () => ({ responses: [{ topicName: topic, partitions: answered }] });
  return Object.assign(Object.create(ConsumerGroup.prototype), {
    cluster: { refreshMetadataIfNecessary: async () => undefined, findBroker: async () => ({ fetch }) },
    subscriptionState: { assigned: () => [{ topic, partitions }], isPaused: () => false },
    seekOffset: { has: () => false },
    preferredReadReplicasPerTopicPartition: {},
    offsetManager: { committedOffsets: () => ({ [topic]: ['0', '0', '0'] }), nextOffset: () => '0' },
    checkForStaleAssignment: () => undefined,
    filterPartitionsByNode: (_: number, all: unknown) => all,
    seekOffsets: async () => undefined,
    getActiveTopicPartitions: () => ({ [topic]: new Set(partitions) }),
  }) as typeof ConsumerGroup.prototype;
};

test('a fetch returns the partitions that have messages', async () => {
  const batches = await member([0, 2, 1]).fetch(0);
  expect(batches).toMatchObject([{ partition: 1 }, { partition: 2 }]);
});

test('a fetch without messages returns nothing', async () => {
  expect(await member([0, 0, 0]).fetch(0)).toEqual([]);
});
