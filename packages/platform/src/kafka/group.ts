import { setTimeout as pause } from 'node:timers/promises';
import type { Consumer, ConsumerRunConfig } from 'kafkajs';
import type { Logger } from '../logger/index.ts';
import { isBrokerAway } from './broker-away.ts';
import { textHeaders } from './message.ts';

export interface IncomingMessage {
  readonly key: string;
  readonly value: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly offset: string;
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string;
}

/** Messages of one partition, in order. */
export interface IncomingBatch {
  /** The name on the broker, with the namespace. */
  readonly topic: string;
  readonly partition: number;
  readonly messages: readonly IncomingMessage[];
  /** The offset after the last message of the partition. */
  readonly end: bigint;
  /** False if the group is stopping or another member has the partition. */
  isOurs(): boolean;
  /** Up to this offset all messages are handled. The next commit tells the broker. */
  done(offset: string): void;
  /** Must be called more often than the session time-out, or the broker gives the partition to another member. */
  heartbeat(): Promise<void>;
}

export interface GroupOptions {
  readonly logger: Logger;
  /** Names on the broker. */
  readonly topics: readonly string[];
  /** Messages that are not done when it ends arrive again, at once. */
  readonly onBatch: (batch: IncomingBatch) => Promise<void>;
  /** After each rebalance: whether this member has a partition. */
  readonly onAssigned?: (has: (topic: string, partition: number) => boolean) => void;
}

export interface Group {
  /** Ends the membership after the running batches. */
  leave(): Promise<void>;
}

const awayWaitMs = 1_000;
/** Partitions of a fetch that are processed at once, to share transactions. The client wakes as many workers for each fetch. */
const partitionsAtOnce = 50;

/** Joins a consumer group. The client commits the offsets after each batch, also after one that failed. */
export const joinGroup = async (
  consumer: Consumer,
  { logger, topics, onBatch, onAssigned }: GroupOptions,
): Promise<Group> => {
  let leaving = false;
  const running: ConsumerRunConfig = {
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: partitionsAtOnce,
    eachBatch: async ({ batch, resolveOffset, heartbeat, isRunning, isStale }) => {
      await onBatch({
        topic: batch.topic,
        partition: batch.partition,
        messages: batch.messages.map(({ key, value, headers, offset, timestamp }) => ({
          key: key?.toString() ?? '',
          value,
          headers: textHeaders(headers),
          offset,
          timestamp,
        })),
        end: BigInt(batch.highWatermark),
        isOurs: () => isRunning() && !isStale(),
        done: resolveOffset,
        heartbeat,
      });
    },
  };
  consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) =>
    onAssigned?.((topic, partition) => memberAssignment[topic]?.includes(partition) ?? false),
  );
  // A broker outage does not end the process: the client recovers by itself, or the stopped client is restarted. Any other
  // crash ends the process; its supervisor starts a new one.
  consumer.on(consumer.events.CRASH, async ({ payload: { error, restart } }) => {
    if (leaving) return;
    const away = isBrokerAway(error);
    if (restart || away) logger.warn({ reason: error.message }, 'the consumer joins again');
    if (restart) return;
    if (away) {
      await pause(awayWaitMs);
      if (!leaving) await consumer.run(running);
      return;
    }
    logger.error({ err: error }, 'the consumer crashed');
    setImmediate(() => {
      throw error;
    });
  });
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await consumer.run(running);
  return {
    leave: async () => {
      leaving = true;
      await consumer.disconnect();
    },
  };
};
