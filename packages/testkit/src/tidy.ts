import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';
import { servers } from './config.ts';
import { databasesMade } from './databases.ts';

const deleteTopics = async () => {
  const [addresses = '', namespace = ''] = servers().kafkaBrokers.join(',').split('/');
  const admin = new Kafka({ brokers: addresses.split(','), logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(`${namespace}.`));
    if (topics.length > 0) await admin.deleteTopics({ topics });
  } finally {
    await admin.disconnect();
  }
};

const dropDatabases = async () => {
  const names = databasesMade();
  if (names.length === 0) return;
  const client = await MongoClient.connect(servers().mongoUrl);
  try {
    for (const name of names) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
};

/** Takes away what this test file made on the shared servers: its namespace of topics and its databases. */
export const tidy = async (): Promise<void> => {
  await Promise.all([deleteTopics(), dropDatabases()]);
};
