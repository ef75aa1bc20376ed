import { allTopics, createBroker, deleteTopics, ensureTopics } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servers } from '../src/config.ts';
import { freshDatabase } from '../src/databases.ts';
import { eventually } from '../src/eventually.ts';
import { tidy } from '../src/tidy.ts';
import { unique } from '../src/unique.ts';

const { kafkaBrokers } = servers();
const [addresses = '', namespace = ''] = kafkaBrokers.join(',').split('/');
const broker = createBroker('test', [addresses], createLogger('test', 'silent'));
const mongo = new MongoClient(servers().mongoUrl);

beforeAll(async () => {
  await mongo.connect();
});

afterAll(async () => {
  await Promise.all([broker.close(), mongo.close()]);
});

test('topics and databases of a file go with it, those of others stay', async () => {
  const mine = [`${namespace}.parts`, `${namespace}.own-1.parts`];
  const other = `${unique('other')}.parts`;
  await ensureTopics(
    broker,
    [...mine, other].map((topic) => ({ topic, consumers: [] })),
  );
  const database = new URL(freshDatabase('tidied')).pathname.slice(1);
  await mongo.db(database).collection('parts').insertOne({ partNo: 'H4' });

  await tidy();

  await eventually(async () => {
    const topics = await allTopics(kafkaBrokers);
    expect(topics.filter((topic) => mine.includes(topic))).toEqual([]);
    expect(topics).toContain(other);
  });
  const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).not.toContain(database);
  await deleteTopics(kafkaBrokers, [other]);
});
