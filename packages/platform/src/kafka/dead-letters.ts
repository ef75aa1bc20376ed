import { deadLetterTopic } from '@southline/contracts/events';
import type { Broker } from './broker.ts';
import { textHeaders } from './message.ts';

export interface DeadMessage {
  readonly offset: string;
  readonly key: string;
  readonly value: Buffer | null;
  readonly headers: Record<string, string>;
}

/** Everything on the dead-letter topic of a service, oldest first. */
export const listDead = async (broker: Broker, topic: string, service: string): Promise<DeadMessage[]> => {
  const deadTopic = broker.named(deadLetterTopic(topic, service));
  const admin = broker.kafka.admin();
  await admin.connect();
  const offsets = await admin.fetchTopicOffsets(deadTopic).finally(() => admin.disconnect());
  let left = offsets.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0);
  if (left === 0) return [];
  const found: DeadMessage[] = [];
  const consumer = broker.consumer(`dead-letter-reader-${Date.now()}`);
  await consumer.connect();
  await consumer.subscribe({ topics: [deadTopic], fromBeginning: true });
  await new Promise<void>((resolve, reject) => {
    consumer
      .run({
        autoCommit: false,
        eachMessage: async ({ message }) => {
          found.push({
            offset: message.offset,
            key: message.key?.toString() ?? '',
            value: message.value,
            headers: textHeaders(message.headers),
          });
          left -= 1;
          if (left === 0) resolve();
        },
      })
      .catch(reject);
  });
  await consumer.disconnect();
  return found;
};

/** Sends dead messages to their topic again; handlers that did their work skip them by event id. Answers how many. */
export const replayDead = async (broker: Broker, topic: string, dead: readonly DeadMessage[]): Promise<number> => {
  const messages = dead.map(({ key, value, headers }) => ({
    topic,
    key,
    value: value ?? Buffer.alloc(0),
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('dead-'))),
      'event-id': headers['event-id'] ?? '',
      'occurred-at': headers['occurred-at'] ?? '',
      'aggregate-version': headers['aggregate-version'] ?? '0',
    },
  }));
  if (messages.length > 0) await broker.publish(messages);
  return messages.length;
};
