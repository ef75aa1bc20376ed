import { setTimeout as pause } from 'node:timers/promises';
import { messageSeconds } from '../mongo/retention.ts';
import { withAdmin } from './admin.ts';
import { type Broker, clientOf } from './broker.ts';

export interface TopicDeclaration {
  readonly topic: string;
  readonly consumers: readonly string[];
}

const retention = { name: 'retention.ms', value: String(messageSeconds * 1_000) };

const listedWithinMs = 30_000;

const wanted = (events: readonly TopicDeclaration[], partitions: number) =>
  events.map(({ topic }) => ({ topic, numPartitions: partitions, configEntries: [retention] }));

/**
 * Creates the missing topics; returns their names. The topics command sets the number of
 * partitions; two are enough for tests that need more than one.
 */
export const ensureTopics = (
  broker: Broker,
  events: readonly TopicDeclaration[],
  { partitions = 2, replication = 1 } = {},
): Promise<string[]> =>
  withAdmin(clientOf(broker).kafka, async (admin) => {
    const notThere = async () => {
      const present = new Set(await admin.listTopics());
      return wanted(events, partitions).filter(({ topic }) => !present.has(broker.named(topic)));
    };
    const missing = await notThere();
    if (missing.length > 0) {
      await admin.createTopics({
        // kafkajs waits for leaders of known topics, but a busy broker learns late of topics that the controller has created.
        waitForLeaders: false,
        topics: missing.map((entry) => ({
          ...entry,
          topic: broker.named(entry.topic),
          replicationFactor: replication,
        })),
      });
      const end = Date.now() + listedWithinMs;
      while ((await notThere()).length > 0) {
        if (Date.now() > end) throw new Error('Kafka does not list the topics that it has made');
        await pause(50);
      }
    }
    return missing.map(({ topic }) => topic);
  });

/** The topics that do not exist. */
export const missingTopics = (broker: Broker, topics: readonly string[]): Promise<string[]> =>
  withAdmin(clientOf(broker).kafka, async (admin) => {
    const present = new Set(await admin.listTopics());
    return topics.filter((topic) => !present.has(broker.named(topic)));
  });
