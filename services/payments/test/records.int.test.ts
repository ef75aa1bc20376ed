import { randomBytes } from 'node:crypto';
import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { createSealer } from '@southline/platform/seal';
import { freshDatabase } from '@southline/testkit';
import { afterAll, describe } from 'vitest';
import { createAttempts } from '../src/storage/attempts.ts';
import { createBooks } from '../src/storage/books.ts';
import { collections } from '../src/storage/collections.ts';
import { recordRules } from './support/record-rules.ts';

const mongo = await connectMongo(freshDatabase('payments_rules'), { logger: createLogger('test', 'silent') });
await prepareDatabase(mongo, collections);
afterAll(() => mongo.close());

describe('records in MongoDB', () => {
  const sealer = createSealer(randomBytes(32));
  recordRules({
    attempts: createAttempts(mongo, sealer),
    books: createBooks(mongo, sealer),
    published: (key) => mongo.db.collection('outbox').countDocuments({ key }),
  });
});
