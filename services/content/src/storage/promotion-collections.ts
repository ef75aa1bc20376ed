import type { Mongo } from '@southline/platform/mongo';
import type { ObjectId } from 'mongodb';
import type { PromotionEntry } from '../domain/promotion-entry.ts';
import type { Receipt } from '../domain/receipt.ts';

/** `slot`: which of the three files of a receipt; from `Ready` on. */
export type ReceiptDocument = Omit<Receipt, 'id'> & { readonly _id: ObjectId; readonly slot?: number };
export type EntryDocument = Omit<PromotionEntry, 'id'> & { readonly _id: string };

export const receipts = ({ db }: Mongo) => db.collection<ReceiptDocument>('receipts');
export const promotionEntries = ({ db }: Mongo) => db.collection<EntryDocument>('promotionEntries');

/** The bytes: what was uploaded, and pictures drawn anew from it. */
export const buckets = ['receiptUploads', 'receiptPictures'] as const;

// Made beforehand: a transaction that has to create a collection waits for a lock on the whole database.
export const promotionCollections = [
  ...['receipts', 'promotionEntries'],
  ...buckets.flatMap((bucket) => [`${bucket}.files`, `${bucket}.chunks`]),
];

/** Creates the indexes that are missing. */
export const promotionIndexes = async (mongo: Mongo): Promise<void> => {
  await receipts(mongo).createIndexes([
    { key: { fileName: 1 }, name: 'file-name', unique: true },
    {
      key: { owner: 1, receiptKey: 1, slot: 1 },
      name: 'slot-of-receipt',
      unique: true,
      partialFilterExpression: { slot: { $exists: true } },
    },
    { key: { state: 1, createdAt: 1 }, name: 'loose' },
  ]);
  await promotionEntries(mongo).createIndexes([
    { key: { receiptKey: 1 }, name: 'receipt', unique: true },
    { key: { owner: 1, requestId: 1 }, name: 'request', unique: true },
    { key: { enteredAt: 1, _id: 1 }, name: 'in-time' },
  ]);
  for (const bucket of buckets) {
    await mongo.db.collection(`${bucket}.chunks`).createIndex({ files_id: 1, n: 1 }, { unique: true });
    await mongo.db.collection(`${bucket}.files`).createIndex({ filename: 1, uploadDate: 1 });
  }
};
