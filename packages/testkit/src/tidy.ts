import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';
import { servers } from './config.ts';
import { takeDatabasesMade } from './databases.ts';
import { eventually } from './eventually.ts';

const deleteTopics = async () => {
  const [addresses = '', namespace = ''] = servers().kafkaBrokers.join(',').split('/');
  const kafka = new Kafka({ brokers: addresses.split(','), logLevel: logLevel.NOTHING });
  // Deleting a topic that is already gone fails as unknown, however often it is retried.
  const admin = kafka.admin({ retry: { retries: 0 } });
  await admin.connect();
  try {
    // A busy broker still lists deleted topics for a while: the next file would take them for its own.
    await eventually(async () => {
      const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(`${namespace}.`));
      if (topics.length > 0) await admin.deleteTopics({ topics });
      return topics.length === 0;
    });
  } finally {
    await admin.disconnect();
  }
};

const dropDatabases = async () => {
  const names = takeDatabasesMade();
  if (names.length === 0) return;
  const client = await MongoClient.connect(servers().mongoUrl);
  try {
    for (const name of names) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
};

/** Removes the data of this test file from the shared servers: its namespace of topics and its databases. */
export const tidy = async (): Promise<void> => {
  await Promise.all([deleteTopics(), dropDatabases()]);
};
