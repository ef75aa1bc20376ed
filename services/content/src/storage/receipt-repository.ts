import { isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { ObjectId } from 'mongodb';
import type { ReceiptRepository } from '../domain/promotion-ports.ts';
import { maxReceiptFiles, type Receipt } from '../domain/receipt.ts';
import { type ReceiptDocument, receipts } from './promotion-collections.ts';

/** Of one round of the sweep. */
const looseAtOnce = 100;

const toReceipt = ({ _id, slot: _slot, ...receipt }: ReceiptDocument): Receipt => ({
  id: _id.toHexString(),
  ...receipt,
});

export const receiptRepository = (mongo: Mongo): ReceiptRepository => ({
  async begin({ id, ...receipt }) {
    await receipts(mongo).insertOne({ _id: new ObjectId(id), ...receipt });
  },
  async admit(id, facts) {
    for (let slot = 0; slot < maxReceiptFiles; slot += 1) {
      try {
        const { matchedCount } = await receipts(mongo).updateOne(
          { _id: new ObjectId(id), state: 'Pending' },
          { $set: { ...facts, slot, state: 'Ready' } },
        );
        return matchedCount === 1;
      } catch (error) {
        // Another file has this place.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return false;
  },
  async find(fileName) {
    const found = await receipts(mongo).findOne({ fileName });
    return found ? toReceipt(found) : undefined;
  },
  async removeLoose(id) {
    const { deletedCount } = await receipts(mongo).deleteOne({ _id: new ObjectId(id), state: { $ne: 'Entered' } });
    return deletedCount === 1;
  },
  async looseSince(before) {
    const loose = await receipts(mongo)
      .find({ state: { $in: ['Pending', 'Ready'] }, createdAt: { $lt: before } })
      .project<{ _id: ObjectId }>({ _id: 1 })
      .limit(looseAtOnce)
      .toArray();
    return loose.map(({ _id }) => _id.toHexString());
  },
});
