import { inboxIndexes } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { outboxIndexes } from '@southline/platform/outbox';
import { cartCollection } from './cart-repository.ts';
import { orderCollection } from './order-document.ts';
import { listIndexes } from './order-views.ts';

/** Every index of the service; safe to run again. */
export const createIndexes = async (mongo: Mongo): Promise<void> => {
  await orderCollection(mongo).createIndexes([
    { key: { orderNo: 1 }, name: 'number', unique: true },
    { key: { owner: 1, placedAt: -1 }, name: 'of-owner' },
    {
      key: { state: 1, sweepAt: 1 },
      name: 'due-by-state',
      partialFilterExpression: { sweepAt: { $exists: true } },
    },
    {
      // The goods of a cart line are bought once.
      key: { goods: 1 },
      name: 'goods',
      unique: true,
      partialFilterExpression: { placedAt: { $exists: true }, goods: { $exists: true } },
    },
    ...listIndexes,
    { key: { review: 1 }, name: 'review', partialFilterExpression: { review: { $exists: true } } },
  ]);
  await cartCollection(mongo).createIndex({ expiresAt: 1 }, { name: 'guest-carts-end', expireAfterSeconds: 0 });
  await outboxIndexes(mongo);
  await inboxIndexes(mongo);
};
