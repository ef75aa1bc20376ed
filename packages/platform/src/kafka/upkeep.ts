import { Kafka, logLevel } from 'kafkajs';
import { addressesOf } from './broker.ts';

const asAdmin = async <T>(
  brokers: readonly string[],
  retries: number,
  work: (admin: ReturnType<Kafka['admin']>) => Promise<T>,
): Promise<T> => {
  const retry = { retries, initialRetryTime: 50 };
  const admin = new Kafka({ brokers: [...addressesOf(brokers).addresses], logLevel: logLevel.NOTHING, retry }).admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
};

/** Whether consumer groups work. Throws while the broker is unavailable. */
export const servesGroups = (brokers: readonly string[]): Promise<boolean> =>
  asAdmin(brokers, 2, async (admin) => (await admin.describeGroups(['southline'])).groups.length === 1);

/** Names of all topics on the broker, those of other namespaces included. */
export const allTopics = (brokers: readonly string[]): Promise<string[]> =>
  asAdmin(brokers, 2, (admin) => admin.listTopics());

/** Deletes topics by their names on the broker. Deleting one that is already gone fails. */
export const deleteTopics = (brokers: readonly string[], topics: readonly string[]): Promise<void> =>
  asAdmin(brokers, 0, (admin) => admin.deleteTopics({ topics: [...topics] }));
