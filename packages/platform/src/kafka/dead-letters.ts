import { deadLetterTopic } from '@southline/contracts/events';
import { randomId } from '../ids.ts';
import { withAdmin } from './admin.ts';
import type { Broker } from './broker.ts';
import { replayedFor } from './message.ts';
import { type ReadMessage, readToEnd } from './read-to-end.ts';

/** Its headers are the event's, plus `dead-handler`, `dead-reason`, `dead-from` (partition/offset), `dead-at`. */
export type DeadMessage = ReadMessage;

/** Everything on the dead-letter topic of a service that has not been replayed, oldest first. */
export const listDead = (broker: Broker, topic: string, service: string): Promise<DeadMessage[]> =>
  readToEnd(broker, deadLetterTopic(topic, service), `dead-letter-reader-${randomId()}`);

/** Deletes these and all earlier messages from the dead-letter topic. */
export const dropDead = async (
  broker: Broker,
  topic: string,
  service: string,
  dead: readonly DeadMessage[],
): Promise<void> => {
  const deadTopic = broker.named(deadLetterTopic(topic, service));
  const ends = new Map(dead.map(({ partition, offset }) => [partition, String(BigInt(offset) + 1n)]));
  await withAdmin(broker.kafka, async (admin) => {
    await admin.fetchTopicOffsets(deadTopic); // the client deletes only where it has looked before
    await admin.deleteTopicRecords({
      topic: deadTopic,
      partitions: [...ends].map(([partition, offset]) => ({ partition, offset })),
    });
  });
};

/**
 * Sends dead messages to their topic again, for that service only, and removes them from the dead-letter topic. Handlers that
 * had succeeded skip them by event id; one that fails again parks its message again. Returns how many were sent.
 */
export const replayDead = async (broker: Broker, topic: string, service: string): Promise<number> => {
  const dead = await listDead(broker, topic, service);
  if (dead.length === 0) return 0;
  await broker.publish(
    dead.map(({ key, value, headers }) => ({
      topic,
      key,
      value: value ?? Buffer.alloc(0),
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('dead-'))),
        'event-id': headers['event-id'] ?? '',
        'occurred-at': headers['occurred-at'] ?? '',
        'aggregate-version': headers['aggregate-version'] ?? '0',
        [replayedFor]: service,
      },
    })),
  );
  await dropDead(broker, topic, service, dead);
  return dead.length;
};
