import { allTopics, deleteTopics } from '@southline/platform/kafka';
import { MongoClient } from 'mongodb';
import { servers } from './config.ts';
import { takeDatabasesMade } from './databases.ts';
import { eventually } from './eventually.ts';

const deleteOwnTopics = async () => {
  const { kafkaBrokers } = servers();
  const [, namespace = ''] = kafkaBrokers.join(',').split('/');
  // A busy broker still lists deleted topics for a while: the next file would take them for its own.
  await eventually(async () => {
    const topics = (await allTopics(kafkaBrokers)).filter((topic) => topic.startsWith(`${namespace}.`));
    if (topics.length > 0) await deleteTopics(kafkaBrokers, topics);
    return topics.length === 0;
  });
};

const dropDatabases = async () => {
  const names = takeDatabasesMade();
  if (names.length === 0) return;
  await using client = await MongoClient.connect(servers().mongoUrl);
  for (const name of names) await client.db(name).dropDatabase();
};

/** Removes the data of this test file from the shared servers: its namespace of topics and its databases. */
export const tidy = async (): Promise<void> => {
  await Promise.all([deleteOwnTopics(), dropDatabases()]);
};
