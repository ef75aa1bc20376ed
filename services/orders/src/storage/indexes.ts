import { inboxIndexes } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { outboxIndexes } from '@southline/platform/outbox';
import { cartCollection } from './cart-repository.ts';
import { orderCollection } from './order-document.ts';

/** Every index of the service; safe to run again. */
export const createIndexes = async (mongo: Mongo): Promise<void> => {
  await orderCollection(mongo).createIndexes([
    { key: { orderNo: 1 }, name: 'number', unique: true },
    { key: { owner: 1, placedAt: -1 }, name: 'of-owner' },
    { key: { sweepAt: 1 }, name: 'due', partialFilterExpression: { sweepAt: { $exists: true } } },
  ]);
  await cartCollection(mongo).createIndex({ expiresAt: 1 }, { name: 'guest-carts-end', expireAfterSeconds: 0 });
  await outboxIndexes(mongo);
  await inboxIndexes(mongo);
};
