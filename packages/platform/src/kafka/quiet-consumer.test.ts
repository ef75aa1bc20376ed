import { expect, test } from 'vitest';
import { ConsumerGroup, OffsetManager } from './quiet-consumer.ts';

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

/** The offsets of a group, and the commits that its coordinator got. */
const offsetsOf = (resolved: Record<number, string>) => {
  const commits: unknown[] = [];
  const offsets = Object.assign(Object.create(OffsetManager.prototype), {
    uncommittedOffsets: () => ({ topics: [{ topic, partitions: Object.entries(resolved) }] }),
    committedOffsets: () => ({}),
    getCoordinator: async () => ({
      offsetCommit: async ({ topics }: { topics: unknown }) => {
        commits.push(topics);
        throw new Error('the broker is away');
      },
    }),
  }) as typeof OffsetManager.prototype;
  return { offsets, commits };
};

test('commits that are asked for together are one, with everything that was handled before; the next ask commits again', async () => {
  const resolved: Record<number, string> = { 0: '5' };
  const { offsets, commits } = offsetsOf(resolved);
  const asked = [offsets.commitOffsets()];
  resolved[1] = '7';
  asked.push(offsets.commitOffsets());
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(commits).toEqual([[{ topic, partitions: Object.entries({ 0: '5', 1: '7' }) }]]);
  await expect(offsets.commitOffsets()).rejects.toThrow('the broker is away');
  expect(commits).toHaveLength(2);
});
