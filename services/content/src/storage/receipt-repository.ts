import { isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { ObjectId } from 'mongodb';
import type { ReceiptRepository } from '../domain/promotion-ports.ts';
import { maxReceiptBytes, maxReceiptFiles, type Receipt } from '../domain/receipt.ts';
import { type ReceiptDocument, receipts } from './collections.ts';

/** The limit of one round of the sweep. */
const atOnce = 100;

const toReceipt = ({ _id, slot: _slot, ...receipt }: ReceiptDocument): Receipt => ({
  id: _id.toHexString(),
  ...receipt,
});

const idsOf = async (mongo: Mongo, states: readonly Receipt['state'][], before: Date): Promise<string[]> => {
  const found = await receipts(mongo)
    .find({ state: { $in: [...states] }, createdAt: { $lt: before } })
    .project<{ _id: ObjectId }>({ _id: 1 })
    .limit(atOnce)
    .toArray();
  return found.map(({ _id }) => _id.toHexString());
};

export const createReceiptRepository = (mongo: Mongo): ReceiptRepository => ({
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
        // Another file has taken this number.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return false;
  },
  async find(fileName) {
    const found = await receipts(mongo).findOne({ fileName });
    return found ? toReceipt(found) : undefined;
  },
  async looseBytes() {
    const [sum] = await receipts(mongo)
      .aggregate<{ bytes: number }>([
        { $match: { state: { $in: ['Pending', 'Ready'] } } },
        { $group: { _id: null, bytes: { $sum: { $ifNull: ['$bytes', maxReceiptBytes] } } } },
      ])
      .toArray();
    return sum?.bytes ?? 0;
  },
  async removeLoose(id) {
    const { deletedCount } = await receipts(mongo).deleteOne({ _id: new ObjectId(id), state: { $ne: 'Entered' } });
    return deletedCount === 1;
  },
  looseSince: (before) => idsOf(mongo, ['Pending', 'Ready'], before),
  enteredBefore: (end) => idsOf(mongo, ['Entered'], end),
  async removeEntered(id) {
    await receipts(mongo).deleteOne({ _id: new ObjectId(id), state: 'Entered' });
  },
});
