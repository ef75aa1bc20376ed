import { ownServers } from '@southline/testkit/own-servers';
import { MongoClient } from 'mongodb';
import { afterAll, expect, test } from 'vitest';

const own = await ownServers(['mongo']);
afterAll(() => own.stop());

test('a slow operation leaves none of its values in the log of the database', async () => {
  const client = await MongoClient.connect(own.urls.mongo);
  const people = client.db('people').collection('people');
  await people.insertOne({ email: 'canary@shop.example' });
  // More than twice the threshold of a slow operation.
  const $where = 'sleep(250) || true';
  await people.find({ email: 'canary@shop.example', $where }).toArray();
  await people.updateOne({ email: 'canary@shop.example', $where }, { $set: { passwordHash: 'canary-hash' } });
  const { log } = await client.db('admin').command({ getLog: 'global' });
  await client.close();
  expect(log.length).toBeGreaterThan(10);
  expect(log.filter((line: string) => line.includes('canary'))).toEqual([]);
});
