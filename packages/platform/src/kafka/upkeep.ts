import { Kafka, logLevel } from 'kafkajs';
import { withAdmin } from './admin.ts';
import { addressesOf } from './broker.ts';

const clientWith = (brokers: readonly string[], retries: number) =>
  new Kafka({
    brokers: addressesOf(brokers).addresses,
    logLevel: logLevel.NOTHING,
    retry: { retries, initialRetryTime: 50 },
  });

/** Whether consumer groups work. Throws while the broker is unavailable. */
export const servesGroups = (brokers: readonly string[]): Promise<boolean> =>
  withAdmin(clientWith(brokers, 2), async (admin) => (await admin.describeGroups(['southline'])).groups.length === 1);

/** Names of all topics on the broker, those of other namespaces included. */
export const allTopics = (brokers: readonly string[]): Promise<string[]> =>
  withAdmin(clientWith(brokers, 2), (admin) => admin.listTopics());

/** Deletes topics by their names on the broker. Deleting one that is already gone fails. */
export const deleteTopics = (brokers: readonly string[], topics: readonly string[]): Promise<void> =>
  withAdmin(clientWith(brokers, 0), (admin) => admin.deleteTopics({ topics: [...topics] }));
