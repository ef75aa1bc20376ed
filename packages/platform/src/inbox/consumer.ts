import { deadLetterTopic } from '@southline/contracts/events';
import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import { type Broker, missingTopics } from '../kafka/index.ts';
import type { Background } from '../lifecycle/repeat.ts';
import type { Logger } from '../logger/index.ts';
import { consumerLag } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import type { Consumption } from './consume.ts';
import { parkDead } from './dead-letter.ts';
import { handleOnce } from './handle-once.ts';

export interface ConsumerOptions {
  /** The service: also its consumer group. */
  readonly service: string;
  readonly mongo: Mongo;
  readonly broker: Broker;
  readonly logger: Logger;
  readonly consumptions: readonly Consumption[];
  /** Partitions worked on at a time. */
  readonly concurrency?: number;
  /** Ends the waiting for topics that are not there yet. */
  readonly signal?: AbortSignal;
}

const topicWaitMs = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for the topics and for the places of their dead messages: without one, a broken message would stop its partition. */
const topicsReady = async ({ service, broker, consumptions, logger, signal }: ConsumerOptions) => {
  const topics = [...new Set(consumptions.map(({ topic }) => topic))];
  const needed = [...topics, ...topics.map((topic) => deadLetterTopic(topic, service))];
  for (;;) {
    signal?.throwIfAborted();
    try {
      const missing = await missingTopics(broker, needed);
      if (missing.length === 0) return topics;
      logger.warn({ missing }, 'waiting for topics');
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'waiting for Kafka');
    }
    await pause(topicWaitMs);
  }
};

/** Subscribes one group to all topics of a service. Offsets are committed after the effects, never before. */
export const startConsumer = async (options: ConsumerOptions): Promise<Background> => {
  const { service, broker, logger, consumptions, concurrency = 1 } = options;
  const topics = await topicsReady(options);
  const consumer = broker.consumer(service);
  const stopping = new AbortController();

  const eachMessage = async (
    topic: string,
    partition: number,
    message: KafkaMessage,
    heartbeat: () => Promise<void>,
  ) => {
    for (const consumption of consumptions.filter((entry) => broker.named(entry.topic) === topic)) {
      const outcome = await handleOnce({ ...options, consumption, message, heartbeat, signal: stopping.signal });
      if (outcome.dead) {
        const origin = { topic: consumption.topic, partition };
        await parkDead(broker, service, consumption.name, origin, message, outcome.dead);
        logger.error(
          { topic, partition, offset: message.offset, handler: consumption.name, reason: outcome.dead.message },
          'event parked',
        );
      }
    }
  };

  const eachBatch = async ({
    batch,
    resolveOffset,
    heartbeat,
    isRunning,
    isStale,
    commitOffsetsIfNecessary,
  }: EachBatchPayload) => {
    const { topic, partition } = batch;
    const tellLag = (next: bigint) => consumerLag.set({ topic, partition }, Number(BigInt(batch.highWatermark) - next));
    for (const message of batch.messages) {
      if (!isRunning() || isStale() || stopping.signal.aborted) break;
      tellLag(BigInt(message.offset));
      await eachMessage(topic, partition, message, heartbeat);
      resolveOffset(message.offset);
      tellLag(BigInt(message.offset) + 1n);
      await heartbeat();
    }
    await commitOffsetsIfNecessary();
  };

  // Partitions move between replicas: each tells of those that it has.
  consumer.on(consumer.events.GROUP_JOIN, () => consumerLag.reset());
  // The client itself gets over a broker that was away. Any other crash ends the process; its supervisor starts a clean one.
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (stopping.signal.aborted) return;
    if (payload.restart) {
      logger.warn({ reason: payload.error.message }, 'the consumer joins again');
      return;
    }
    logger.error({ err: payload.error }, 'the consumer crashed');
    setImmediate(() => {
      throw payload.error;
    });
  });

  await consumer.connect();
  await consumer.subscribe({ topics: topics.map(broker.named), fromBeginning: true });
  await consumer.run({
    eachBatch,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: concurrency,
    autoCommitInterval: 1_000,
  });
  logger.info({ topics }, 'consuming');

  return {
    wake: () => undefined,
    stop: async () => {
      stopping.abort();
      await consumer.disconnect();
    },
  };
};
