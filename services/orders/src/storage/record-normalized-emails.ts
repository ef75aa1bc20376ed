import { dropIndex, type Mongo, recordField } from '@southline/platform/mongo';
import { orders } from './collections.ts';
import { normalizedEmailOf } from './order-document.ts';

/** Earlier versions compared the delivery address by a collation, which made look-alike letters equal. */
export const recordNormalizedEmails = async (mongo: Mongo): Promise<void> => {
  await recordField(orders(mongo), 'normalizedEmail', normalizedEmailOf, { placedAt: { $exists: true } });
  await dropIndex(mongo, orders, 'of-address');
};
