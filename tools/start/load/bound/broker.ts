// Takes the place of the Kafka client: publishing calls the consumers, and resolves when all of them have handled the events.
import { createBroker as createKafkaBroker } from '../../../../packages/platform/src/kafka/broker.ts';
import type { GroupOptions, IncomingMessage } from '../../../../packages/platform/src/kafka/group.ts';
import { type OutgoingMessage, textHeaders } from '../../../../packages/platform/src/kafka/message.ts';

export * from '../../../../packages/platform/src/kafka/broker.ts';

const groups: Omit<GroupOptions, 'logger'>[] = [];
let published = 0;

const arriving = ({ key, value, headers }: OutgoingMessage): IncomingMessage => {
  published += 1;
  return { key, value, headers: textHeaders(headers), offset: String(published), timestamp: String(Date.now()) };
};

const deliver = async (topic: string, messages: readonly IncomingMessage[]) => {
  const readers = groups.filter(({ topics }) => topics.includes(topic));
  const batch = { topic, partition: 0, messages, end: BigInt(published + 1) };
  const always = { isOurs: () => true, done: () => {}, heartbeat: async () => {} };
  await Promise.all(readers.map(({ onBatch }) => onBatch({ ...batch, ...always })));
};

/** Kafka's own is kept for the check that the topics exist. */
export const createBroker: typeof createKafkaBroker = (...args) => {
  const broker = createKafkaBroker(...args);
  const byTopic = (messages: readonly OutgoingMessage[]) => [
    ...Map.groupBy(messages, ({ topic }) => broker.named(topic)),
  ];
  return Object.assign(broker, {
    async publish(messages: readonly OutgoingMessage[]) {
      await Promise.all(byTopic(messages).map(([topic, own]) => deliver(topic, own.map(arriving))));
    },
    async join(_group: string, options: Omit<GroupOptions, 'logger'>) {
      groups.push(options);
      return { leave: async () => {} };
    },
  });
};
