import { freshDatabase } from '@southline/testkit';
import { MongoClient } from 'mongodb';
import { afterEach, expect, test } from 'vitest';
import { connectMongo } from '../src/mongo/index.ts';
import { openRelease } from '../src/mongo/release.ts';
import { type Release, release } from '../src/release.ts';
import { closing, logger } from './support/bench.ts';
import { runChild } from './support/child.ts';

const { later, all } = closing();
afterEach(all);

/** A database without a record, as a release before the first record left it. */
const older = async () => {
  const url = freshDatabase('platform');
  const client = later(await MongoClient.connect(url));
  await client.db().createCollection('orders');
  return { url, db: client.db() };
};

const [first, second, third]: [Release, Release, Release] = [
  { number: '1', after: '' },
  { number: '2', after: '1' },
  { number: '3', after: '2' },
];

test('an upgrade takes one release after the other, and goes back by one', async () => {
  const { db } = await older();
  await openRelease(db, first);
  await expect(openRelease(db, third)).rejects.toThrow('release 1. Release 3 opens only');
  await openRelease(db, second);
  await openRelease(db, third);
  await expect(openRelease(db, first)).rejects.toThrow('release 3. Release 1 opens only');
  await openRelease(db, second);
  await openRelease(db, first);
});

test('an empty database is of the release that opens it first, also if ten processes start at once', async () => {
  const url = freshDatabase('platform');
  const opened = await Promise.all(Array.from({ length: 10 }, () => connectMongo(url, { logger })));
  for (const mongo of opened) later(mongo);
  expect(await opened[0]?.db.collection('release').find().toArray()).toEqual([{ _id: 'release', ...release }]);
});

test('a later release refuses data without a record', async () => {
  const { db } = await older();
  await expect(openRelease(db, second)).rejects.toThrow('no recorded release');
  await openRelease(db, first);
});

test('a process refuses data of a release that is not next to its own, with one sentence and the page to read', async () => {
  const { url, db } = await older();
  await db.collection<Release & { _id: string }>('release').insertOne({ _id: 'release', number: '9', after: '8' });
  const { exit, errors } = await runChild('relay', { url, brokers: '127.0.0.1:1' });
  expect(exit).toEqual([1, null]);
  expect(errors).toBe(
    `The data in ${db.databaseName} are of release 9. Release ${release.number} opens only its own data, those of the release before it ` +
      `(${release.after || 'none'}) and those of the next one. Upgrade one release at a time: docs/how-to/upgrade.md#one-release-at-a-time\n`,
  );
});
