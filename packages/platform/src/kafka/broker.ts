import { type Consumer, Kafka, type KafkaConfig, logLevel, Partitioners, type Producer } from 'kafkajs';
import { allOrNone } from '../config/index.ts';
import type { Logger } from '../logger/index.ts';
import { type Group, type GroupOptions, joinGroup } from './group.ts';
import { type OutgoingMessage, textHeaders } from './message.ts';
import './quiet-consumer.ts';
import './quiet-queue.ts';

const sameAgainMs = 10_000;

/**
 * Logs the client's warnings and errors as warnings: a failed operation is thrown anyway. A message repeated at each retry is
 * logged once per ten seconds.
 */
export const clientLog = (logger: Logger): Pick<KafkaConfig, 'logLevel' | 'logCreator'> => {
  const logged = new Map<string, number>();
  return {
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ log }) => {
        const reason = String(log.error ?? log.message);
        const now = Date.now();
        const repeated = (logged.get(reason) ?? 0) > now - sameAgainMs;
        if (!repeated) {
          if (logged.size > 100) logged.clear();
          logged.set(reason, now);
        }
        logger[repeated ? 'debug' : 'warn']({ broker: log.broker, reason }, 'kafka');
      },
  };
};

/** Only this folder knows the Kafka client; other code uses brokers, messages and batches. */
export interface Broker {
  /** The name of a topic or group on this broker, with its namespace if there is one. */
  named(topic: string): string;
  /** Sends all messages and resolves when every in-sync replica has them. */
  publish(messages: readonly OutgoingMessage[]): Promise<void>;
  /** Becomes a member of the consumer group of a service. */
  join(group: string, options: Omit<GroupOptions, 'logger'>): Promise<Group>;
  close(): Promise<void>;
}

interface Client {
  readonly kafka: Kafka;
  consumer(groupId: string): Consumer;
}

const clients = new WeakMap<Broker, Client>();

/** The client of a broker, for the other files of this folder. */
export const clientOf = (broker: Broker): Client => {
  const client = clients.get(broker);
  if (!client) throw new Error('Only createBroker makes brokers.');
  return client;
};

/** `host:port, …/namespace`: the namespace separates systems on one broker, like the database in a MongoDB URL. */
export const addressesOf = (brokers: readonly string[]) => {
  const [list = '', namespace = ''] = brokers.join(',').split('/');
  return { addresses: list.split(','), named: (name: string) => (namespace ? `${namespace}.${name}` : name) };
};

/** The part of the environment for reaching brokers; see `brokerAccessEnv`. */
export interface BrokerAccess {
  readonly KAFKA_USERNAME?: string | undefined;
  readonly KAFKA_PASSWORD?: string | undefined;
  readonly KAFKA_MECHANISM?: 'plain' | 'scram-sha-256' | 'scram-sha-512';
  readonly KAFKA_TLS?: 'true' | 'false';
}

/** Authenticates a user by SASL. TLS trusts the authorities that Node trusts (NODE_EXTRA_CA_CERTS adds some). */
export const accessOptions = ({
  KAFKA_USERNAME,
  KAFKA_PASSWORD,
  KAFKA_MECHANISM = 'scram-sha-512',
  KAFKA_TLS,
}: BrokerAccess): Pick<KafkaConfig, 'sasl' | 'ssl'> => {
  const user = allOrNone({ KAFKA_USERNAME, KAFKA_PASSWORD });
  return {
    ssl: KAFKA_TLS === 'true',
    ...(user && {
      // The client's type has a branch for each mechanism; the fields of these three are the same.
      sasl: {
        mechanism: KAFKA_MECHANISM as 'plain',
        username: user.KAFKA_USERNAME,
        password: user.KAFKA_PASSWORD,
      },
    }),
  };
};

export const createBroker = (
  clientId: string,
  brokers: readonly string[],
  logger: Logger,
  access: BrokerAccess = {},
): Broker => {
  const { addresses, named } = addressesOf(brokers);
  const kafka = new Kafka({
    clientId,
    brokers: addresses,
    connectionTimeout: 2_000,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
    ...accessOptions(access),
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
  const consumer = (groupId: string) =>
    kafka.consumer({
      groupId: named(groupId),
      allowAutoTopicCreation: false,
      sessionTimeout: 10_000,
      heartbeatInterval: 2_000,
      rebalanceTimeout: 10_000,
      // A fetch answers as soon as there is data; this is the poll interval of an idle consumer, and the longest delay of
      // its stop.
      maxWaitTimeInMs: 1_000,
      retry: { initialRetryTime: 200, maxRetryTime: 2_000, retries: 8 },
    });
  const broker: Broker = {
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
    join: (group, options) => joinGroup(consumer(group), { ...options, logger }),
    async close() {
      await (await producer?.catch(() => undefined))?.disconnect();
    },
  };
  clients.set(broker, { kafka, consumer });
  return broker;
};
