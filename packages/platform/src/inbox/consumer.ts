import { setTimeout as pause } from 'node:timers/promises';
import { gather } from '../gather.ts';
import { type Broker, type IncomingBatch, type IncomingMessage, missingTopics } from '../kafka/index.ts';
import type { Background } from '../lifecycle/repeat.ts';
import type { Logger } from '../logger/index.ts';
import { consumerLag } from '../metrics/index.ts';
import type { Mongo } from '../mongo/index.ts';
import type { Consumption } from './consume.ts';
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
/** The most events of one transaction, so that it ends well within a second. */
const togetherAtMost = 50;

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
  readonly message: IncomingMessage;
  readonly partition: number;
}

/**
 * Subscribes one group to all topics of a service. Offsets are committed after the effects, never before. The messages of a
 * fetch are handled in one transaction; if that fails, one by one.
 */
export const startConsumer = async (options: ConsumerOptions): Promise<Background> => {
  const { service, mongo, broker, logger, consumptions } = options;
  const topics = await topicsReady(options);
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
  const reported = new Map<string, { topic: string; partition: number }>();

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

  const isNoConcern = ({ concerns }: Consumption, { value }: IncomingMessage): boolean =>
    concerns !== undefined && value !== null && !concerns(value);

  const onBatch = async (batch: IncomingBatch) => {
    const { topic, partition } = batch;
    const reportLag = (next: bigint) => consumerLag.set({ topic, partition }, Number(batch.end - next));
    reported.set(`${topic}/${partition}`, { topic, partition });
    const handlers = consumptions.filter((entry) => broker.named(entry.topic) === topic);
    reportLag(BigInt(batch.messages[0]?.offset ?? batch.end));
    for (let from = 0; from < batch.messages.length; from += togetherAtMost) {
      if (!batch.isOurs() || stopping.signal.aborted) break;
      const messages = batch.messages.slice(from, from + togetherAtMost);
      const arrivals = messages.flatMap((message) =>
        handlers.map((consumption) =>
          isNoConcern(consumption, message)
            ? undefined
            : handle({ consumption, partition, message, heartbeat: batch.heartbeat }),
        ),
      );
      const results = await Promise.allSettled(arrivals);
      const done = results.findIndex(({ status }) => status === 'rejected');
      const whole = done < 0 ? messages.length : Math.floor(done / handlers.length);
      const last = messages[whole - 1];
      if (last) {
        batch.done(last.offset);
        reportLag(BigInt(last.offset) + 1n);
      }
      const failed = results.find((result) => result.status === 'rejected');
      if (failed && !stopping.signal.aborted) throw failed.reason;
      await batch.heartbeat();
    }
  };

  // Partitions move between replicas: each replica reports its own. If a handler hangs, its partition's lag keeps being
  // reported.
  const onAssigned = (has: (topic: string, partition: number) => boolean) => {
    for (const [key, { topic, partition }] of reported) {
      if (has(topic, partition)) continue;
      consumerLag.remove({ topic, partition });
      reported.delete(key);
    }
  };
  const group = await broker.join(service, { topics: topics.map(broker.named), onBatch, onAssigned });
  logger.info({ topics }, 'consuming');

  return {
    wake: () => undefined,
    stop: async () => {
      stopping.abort();
      await group.leave();
      for (const labels of reported.values()) consumerLag.remove(labels);
    },
  };
};
