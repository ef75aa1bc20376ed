import { noRemarks } from '@southline/kernel/order';
import type { Mongo } from '@southline/platform/mongo';
import { returns } from './collections.ts';

/** Returns of earlier releases have the purchase order number of their order, and no other remark. */
export const moveRemarks = async (mongo: Mongo): Promise<void> => {
  const purchaseOrderNo = { $ifNull: ['$order.purchaseOrderNo', ''] };
  await returns(mongo).updateMany({ 'order.remarks': { $exists: false } }, [
    { $set: { 'order.remarks': { ...noRemarks, purchaseOrderNo } } },
  ]);
};
