import { deadLetterTopic } from '@southline/contracts/events';
import type { KafkaMessage } from 'kafkajs';
import type { Broker } from '../kafka/index.ts';
import { textHeaders } from '../kafka/message.ts';

const reasonLength = 500;

/**
 * Copies a message to its dead-letter topic with the reason. The copy keeps the event id, so a replay has one effect only.
 */
export const parkDead = async (
  broker: Broker,
  service: string,
  handler: string,
  { topic, partition }: { topic: string; partition: number },
  message: KafkaMessage,
  error: Error,
): Promise<void> => {
  const headers = textHeaders(message.headers);
  await broker.publish([
    {
      topic: deadLetterTopic(topic, service),
      key: message.key?.toString() ?? '',
      value: message.value ?? Buffer.alloc(0),
      headers: {
        ...headers,
        'event-id': headers['event-id'] ?? '',
        'occurred-at': headers['occurred-at'] ?? '',
        'aggregate-version': headers['aggregate-version'] ?? '0',
        'dead-handler': handler,
        'dead-reason': error.message.slice(0, reasonLength),
        'dead-from': `${partition}/${message.offset}`,
        'dead-at': new Date().toISOString(),
      },
    },
  ]);
};
