import { deadLetterTopic } from '@southline/contracts/events';
import type { Broker } from './broker.ts';

interface TopicDeclaration {
  readonly topic: string;
  readonly consumers: readonly string[];
}

const deadPartitions = 1;
const retentionMs = 7 * 24 * 3_600_000;

const wanted = (events: readonly TopicDeclaration[], partitions: number) =>
  events.flatMap(({ topic, consumers }) => [
    { topic, numPartitions: partitions },
    ...consumers.map((service) => ({ topic: deadLetterTopic(topic, service), numPartitions: deadPartitions })),
  ]);

/** Creates the topics that are not there yet, dead-letter topics included; answers their names. */
export const ensureTopics = async (
  broker: Broker,
  events: readonly TopicDeclaration[],
  { partitions = 6, replication = 1 } = {},
): Promise<string[]> => {
  const admin = broker.kafka.admin();
  await admin.connect();
  try {
    const present = new Set(await admin.listTopics());
    const missing = wanted(events, partitions).filter(({ topic }) => !present.has(broker.named(topic)));
    if (missing.length > 0) {
      await admin.createTopics({
        waitForLeaders: true,
        topics: missing.map((entry) => ({
          ...entry,
          topic: broker.named(entry.topic),
          replicationFactor: replication,
          // Shorter than the inbox remembers event ids, so that no copy outlives its mark.
          configEntries: [{ name: 'retention.ms', value: String(retentionMs) }],
        })),
      });
    }
    return missing.map(({ topic }) => topic);
  } finally {
    await admin.disconnect();
  }
};

/** Which of the topics are not there. */
export const missingTopics = async (broker: Broker, topics: readonly string[]): Promise<string[]> => {
  const admin = broker.kafka.admin();
  await admin.connect();
  try {
    const present = new Set(await admin.listTopics());
    return topics.filter((topic) => !present.has(broker.named(topic)));
  } finally {
    await admin.disconnect();
  }
};
