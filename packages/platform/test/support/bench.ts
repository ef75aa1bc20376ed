import { eventually, freshDatabase, servers, unique } from '@southline/testkit';
import { proposals } from '../../src/desk/index.ts';
import { inbox, parked } from '../../src/inbox/index.ts';
import { jobs } from '../../src/jobs/index.ts';
import { type Broker, createBroker, ensureTopics, readSince } from '../../src/kafka/index.ts';
import { leases } from '../../src/lease/index.ts';
import { createLogger } from '../../src/logger/index.ts';
import { connectMongo, prepareDatabase } from '../../src/mongo/index.ts';
import { outbox } from '../../src/outbox/index.ts';
import { stepTaken } from './steps.ts';

export const logger = createLogger('test', 'silent');

/** A separate database with the kit's collections; `url` is for other processes. */
export const openDatabase = async () => {
  const url = freshDatabase('platform');
  const mongo = await connectMongo(url, { logger });
  await mongo.db.createCollection('steps');
  await prepareDatabase(mongo, [outbox, inbox, parked, proposals, jobs, leases]);
  return { url, mongo };
};

/** The topics of these tests in a separate namespace; `brokers` is for other processes. */
export const openBroker = async (): Promise<Broker & { readonly brokers: string }> => {
  const brokers = `${servers().kafkaBrokers.join(',')}.${unique('own')}`;
  const broker = createBroker('test', [brokers], logger);
  await ensureTopics(broker, [stepTaken]);
  // A busy broker names a topic a moment before it leads it.
  await eventually(() => readSince(broker, 'ready', stepTaken.topic, new Date(0)));
  return Object.assign(broker, { brokers });
};

/** Closes the resources of a test file, the last opened first. */
export const closing = () => {
  const closers: (() => Promise<unknown>)[] = [];
  return {
    later: <T extends { close(): Promise<unknown> } | { stop(): Promise<unknown> }>(opened: T): T => {
      closers.push(() => ('stop' in opened ? opened.stop() : opened.close()));
      return opened;
    },
    all: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
};
