import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import { afterAll, describe } from 'vitest';
import { collections } from '../src/storage/collections.ts';
import { createOrderRepository } from '../src/storage/order-repository.ts';
import { orderRepositoryRules } from './support/order-repository-rules.ts';

const mongo = await connectMongo(freshDatabase('orders_rules'), { logger: createLogger('test', 'silent') });
await prepareDatabase(mongo, collections);
afterAll(() => mongo.close());

describe('orders in MongoDB', () => {
  orderRepositoryRules({
    orders: createOrderRepository(mongo),
    published: (key) => mongo.db.collection('outbox').countDocuments({ key }),
  });
});
