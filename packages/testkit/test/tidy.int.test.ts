import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servers } from '../src/config.ts';
import { freshDatabase } from '../src/databases.ts';
import { eventually } from '../src/eventually.ts';
import { tidy } from '../src/tidy.ts';
import { unique } from '../src/unique.ts';

const [addresses = '', namespace = ''] = servers().kafkaBrokers.join(',').split('/');
const admin = new Kafka({ brokers: addresses.split(','), logLevel: logLevel.NOTHING }).admin();
const mongo = new MongoClient(servers().mongoUrl);

beforeAll(async () => {
  await Promise.all([admin.connect(), mongo.connect()]);
});

afterAll(async () => {
  await Promise.all([admin.disconnect(), mongo.close()]);
});

test('topics and databases of a file go with it, those of others stay', async () => {
  const mine = [`${namespace}.parts`, `${namespace}.own-1.parts`];
  const other = `${unique('other')}.parts`;
  const topics = [...mine, other].map((topic) => ({ topic }));
  // On a busy broker the wait for leaders can end too early.
  await eventually(async () => void (await admin.createTopics({ waitForLeaders: true, topics })));
  const database = new URL(freshDatabase('tidied')).pathname.slice(1);
  await mongo.db(database).collection('parts').insertOne({ partNo: 'H4' });

  await tidy();

  await eventually(async () => {
    const topics = await admin.listTopics();
    expect(topics.filter((topic) => mine.includes(topic))).toEqual([]);
    expect(topics).toContain(other);
  });
  const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).not.toContain(database);
  await admin.deleteTopics({ topics: [other] });
});
