import type { Mongo } from '@southline/platform/mongo';
import { orders } from './collections.ts';

/**
 * Earlier releases kept the delivery fee of an order whose units had moved. The sweeper decides again about each order
 * with a follow-on order. It refunds a fee once.
 */
export const markFamilies = async (mongo: Mongo): Promise<void> => {
  const followOns = {
    'parent.orderId': { $exists: true },
    placedAt: { $exists: true },
    familyDueAt: { $exists: false },
  };
  await orders(mongo).updateMany(followOns, { $set: { familyDueAt: new Date() } }, { hint: 'follow-ons' });
};
