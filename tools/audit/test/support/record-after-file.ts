// Loaded before each file of integration tests if RECORD_RELEASE is set (npm run record-release): records the documents and
// events that the tests of a service have made, before their databases are dropped.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasesMade, withDatabase } from '@southline/testkit';
import { servers } from '@southline/testkit/config';
import { MongoClient } from 'mongodb';
import { afterAll } from 'vitest';
import { withLock } from '../../../../packages/machine/src/lock.ts';
import { recordRelease } from './release-record.ts';
import { storedCollections } from './stored-collections.ts';

const release = process.env.RECORD_RELEASE ?? '';

const recordAll = async (): Promise<void> => {
  for (const database of databasesMade()) {
    const service = database.replace(/-[^-]+$/, '');
    if (!storedCollections[service]) continue;
    const client = await MongoClient.connect(withDatabase(servers().mongoUrl, database));
    const record = () => recordRelease(release, { [service]: { mongo: { db: client.db() } } }, storedCollections);
    // Several files of tests end at once.
    await withLock(join(tmpdir(), 'southline-release-record'), record);
    await client.close();
  }
};

afterAll(recordAll);
