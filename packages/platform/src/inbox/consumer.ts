import { setTimeout as pause } from 'node:timers/promises';
import type { ConsumerRunConfig, EachBatchPayload, KafkaMessage } from 'kafkajs';
import { type Broker, missingTopics } from '../kafka/index.ts';
import type { Background } from '../lifecycle/repeat.ts';
import type { Logger } from '../logger/index.ts';
import { consumerLag } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import { isBrokerAway } from './broker-away.ts';
import type { Consumption } from './consume.ts';
import { gather } from './gather.ts';
import { type Delivery, handleOnce, handleTogether, maxTries } from './handle-once.ts';
import { parkEvent } from './parked.ts';

export interface ConsumerOptions {
  /** The service: also its consumer group. */
  readonly service: string;
  readonly mongo: Mongo;
  readonly broker: Broker;
  readonly logger: Logger;
  readonly consumptions: readonly Consumption[];
  /** Stops waiting for missing topics. */
  readonly signal?: AbortSignal;
}

const topicWaitMs = 1_000;
const awayWaitMs = 1_000;
/** The most events of one transaction, so that it ends well within a second. */
const togetherAtMost = 50;
/** All partitions of a fetch are processed at once, to share transactions. */
const partitionsAtOnce = 200;

/** Waits for the topics. */
const topicsReady = async ({ broker, consumptions, logger, signal }: ConsumerOptions) => {
  const topics = [...new Set(consumptions.map(({ topic }) => topic))];
  for (;;) {
    signal?.throwIfAborted();
    try {
      const missing = await missingTopics(broker, topics);
      if (missing.length === 0) return topics;
      logger.warn({ missing }, 'waiting for topics');
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'waiting for Kafka');
    }
    await pause(topicWaitMs);
  }
};

interface Arrival extends Delivery {
  readonly message: KafkaMessage;
  readonly partition: number;
}

/**
 * Subscribes one group to all topics of a service. Offsets are committed after the effects, never before. The messages of a
 * fetch are handled in one transaction; if that fails, one by one.
 */
export const startConsumer = async (options: ConsumerOptions): Promise<Background> => {
  const { service, mongo, broker, logger, consumptions } = options;
  const topics = await topicsReady(options);
  const consumer = broker.consumer(service);
  const stopping = new AbortController();
  const handling = { mongo, logger, signal: stopping.signal };

  const alone = async (arrival: Arrival) => {
    const { consumption, partition, message } = arrival;
    const { dead } = await handleOnce(handling, arrival);
    if (!dead) return;
    const { topic, name } = consumption;
    await parkEvent(mongo, consumption, partition, message, { error: dead, tries: maxTries });
    logger.error({ topic, partition, offset: message.offset, handler: name, reason: dead.message }, 'event parked');
  };

  /** The partitions whose lag is reported. */
  const told = new Map<string, { topic: string; partition: number }>();

  /** How many of the next arrivals failed as a batch and are handled one by one. */
  let apart = 0;
  const handle = gather<Arrival>(togetherAtMost, async (arrivals) => {
    stopping.signal.throwIfAborted();
    const [first] = arrivals;
    // A backlog may take longer than the broker's session timeout.
    await first?.heartbeat();
    if (arrivals.length > 1 && apart === 0) {
      try {
        return await handleTogether(handling, arrivals);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        logger.debug({ events: arrivals.length, reason }, 'handling events one by one');
        apart = arrivals.length;
      }
    }
    if (first) await alone(first);
    apart = Math.max(0, apart - 1);
    return 1;
  });

  const isNoConcern = ({ concerns }: Consumption, { value }: KafkaMessage): boolean =>
    concerns !== undefined && value !== null && !concerns(value);

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
    told.set(`${topic}/${partition}`, { topic, partition });
    const handlers = consumptions.filter((entry) => broker.named(entry.topic) === topic);
    tellLag(BigInt(batch.messages[0]?.offset ?? batch.highWatermark));
    for (let from = 0; from < batch.messages.length; from += togetherAtMost) {
      if (!isRunning() || isStale() || stopping.signal.aborted) break;
      const messages = batch.messages.slice(from, from + togetherAtMost);
      const arrivals = messages.flatMap((message) =>
        handlers.map((consumption) =>
          isNoConcern(consumption, message) ? undefined : handle({ consumption, partition, message, heartbeat }),
        ),
      );
      const results = await Promise.allSettled(arrivals);
      const done = results.findIndex(({ status }) => status === 'rejected');
      const whole = done < 0 ? messages.length : Math.floor(done / handlers.length);
      const last = messages[whole - 1];
      if (last) {
        resolveOffset(last.offset);
        tellLag(BigInt(last.offset) + 1n);
      }
      const failed = results.find((result) => result.status === 'rejected');
      if (failed && !stopping.signal.aborted) throw failed.reason;
      await heartbeat();
    }
    await commitOffsetsIfNecessary();
  };

  // Partitions move between replicas: each replica reports its own. If a handler hangs, its partition's lag keeps being
  // reported.
  consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
    for (const [key, { topic, partition }] of told) {
      if (memberAssignment[topic]?.includes(partition)) continue;
      consumerLag.remove({ topic, partition });
      told.delete(key);
    }
  });
  const running: ConsumerRunConfig = {
    eachBatch,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: partitionsAtOnce,
    autoCommitInterval: 1_000,
  };
  // A broker outage does not end the process: the client recovers by itself, or the stopped client is restarted. Any other
  // crash ends the process; its supervisor starts a new one.
  consumer.on(consumer.events.CRASH, async ({ payload: { error, restart } }) => {
    if (stopping.signal.aborted) return;
    const away = isBrokerAway(error);
    if (restart || away) logger.warn({ reason: error.message }, 'the consumer joins again');
    if (restart) return;
    if (away) {
      await pause(awayWaitMs);
      if (!stopping.signal.aborted) await consumer.run(running);
      return;
    }
    logger.error({ err: error }, 'the consumer crashed');
    setImmediate(() => {
      throw error;
    });
  });

  await consumer.connect();
  await consumer.subscribe({ topics: topics.map(broker.named), fromBeginning: true });
  await consumer.run(running);
  logger.info({ topics }, 'consuming');

  return {
    wake: () => undefined,
    stop: async () => {
      stopping.abort();
      await consumer.disconnect();
      for (const labels of told.values()) consumerLag.remove(labels);
    },
  };
};
