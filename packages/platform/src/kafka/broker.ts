import { type Consumer, Kafka, Partitioners, type Producer } from 'kafkajs';
import type { Logger } from '../logger/index.ts';
import { clientLog } from './client-log.ts';
import { type OutgoingMessage, textHeaders } from './message.ts';

/** The only place that knows the Kafka client; everything else speaks of brokers, messages and batches. */
export interface Broker {
  readonly kafka: Kafka;
  /** The name of a topic or group on this broker: with its namespace, where there is one. */
  named(topic: string): string;
  /** Sends all messages and resolves when every in-sync replica has them. */
  publish(messages: readonly OutgoingMessage[]): Promise<void>;
  consumer(groupId: string): Consumer;
  close(): Promise<void>;
}

/** `host:port, …/namespace`: as a database in a MongoDB URL, the namespace keeps systems on one broker apart. */
const parseBrokers = (brokers: readonly string[]) => {
  const [list = '', namespace = ''] = brokers.join(',').split('/');
  return { addresses: list.split(','), named: (name: string) => (namespace ? `${namespace}.${name}` : name) };
};

export const createBroker = (clientId: string, brokers: readonly string[], logger: Logger): Broker => {
  const { addresses, named } = parseBrokers(brokers);
  const kafka = new Kafka({
    clientId,
    brokers: addresses,
    connectionTimeout: 2_000,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
    ...clientLog(logger),
  });
  let producer: Promise<Producer> | undefined;
  const connected = () => {
    producer ??= (async () => {
      const fresh = kafka.producer({
        allowAutoTopicCreation: false,
        createPartitioner: Partitioners.DefaultPartitioner,
      });
      await fresh.connect();
      return fresh;
    })().catch((error: unknown) => {
      producer = undefined;
      throw error;
    });
    return producer;
  };
  return {
    kafka,
    named,
    async publish(messages) {
      const topics = [...new Set(messages.map((message) => message.topic))];
      const topicMessages = topics.map((topic) => ({
        topic: named(topic),
        messages: messages
          .filter((message) => message.topic === topic)
          .map(({ key, value, headers }) => ({ key, value, headers: textHeaders(headers) })),
      }));
      await (await connected()).sendBatch({ topicMessages, acks: -1 });
    },
    consumer: (groupId) =>
      kafka.consumer({
        groupId: named(groupId),
        allowAutoTopicCreation: false,
        sessionTimeout: 10_000,
        heartbeatInterval: 2_000,
        rebalanceTimeout: 10_000,
        maxWaitTimeInMs: 100,
        retry: { initialRetryTime: 200, maxRetryTime: 2_000, retries: 8 },
      }),
    async close() {
      await (await producer?.catch(() => undefined))?.disconnect();
    },
  };
};
