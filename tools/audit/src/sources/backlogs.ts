import { allEvents } from '@southline/contracts/all-events';
import { deadLetterTopic } from '@southline/contracts/events';
import { type BrokerAccess, createBroker, readAsAdmin } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { usersOf } from '@southline/processes';
import type { Backlog } from '../checks/events.ts';
import type { Stores } from './stores.ts';

/** A mail that is refused permanently is no fault of the shop; a separate alert covers it. */
const mayFail = 'mail';

/** Events and jobs of each service that are not done. */
export const readBacklogs = (stores: Stores): Promise<Backlog[]> =>
  Promise.all(
    usersOf('mongo').map(async (service) => {
      const unsent = await stores[service].collection<{ createdAt: Date }>('outbox').find({ sent: false }).toArray();
      const jobs = stores[service].collection<{ _id: string; state: string; kind: string }>('jobs');
      const failed = await jobs.find({ state: 'failed', kind: { $ne: mayFail } }).toArray();
      const queued = await jobs.countDocuments({ state: 'queued' });
      return {
        service,
        unsent: unsent.map(({ createdAt }) => createdAt),
        failedJobs: failed.map(({ _id }) => _id),
        queuedJobs: queued,
      };
    }),
  );

/** The number of messages on each dead-letter topic. */
export const readParked = async (
  brokers: readonly string[],
  access: BrokerAccess,
): Promise<{ topic: string; messages: number }[]> => {
  const broker = createBroker('audit', brokers, createLogger('audit', 'error'), access);
  try {
    return await readAsAdmin(broker.kafka, async (admin) => {
      const present = new Set(await admin.listTopics());
      const topics = allEvents
        .flatMap(({ topic, consumers }) => consumers.map((service) => deadLetterTopic(topic, service)))
        .map(broker.named)
        .filter((topic) => present.has(topic));
      return Promise.all(
        topics.map(async (topic) => {
          const offsets = await admin.fetchTopicOffsets(topic);
          return { topic, messages: offsets.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0) };
        }),
      );
    });
  } finally {
    await broker.close();
  }
};
