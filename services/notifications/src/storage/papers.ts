import type { DocumentReady } from '@southline/contracts/events';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { papers } from './collections.ts';

// Order, tax invoice, packing list.
const papersOfAnOrder = 3;

export const notePaper = async (
  mongo: Mongo,
  session: ClientSession,
  { documentId, orderId, kind }: DocumentReady,
): Promise<void> => {
  await papers(mongo).updateOne({ _id: documentId }, { $setOnInsert: { orderId, kind } }, { upsert: true, session });
};

/** Ids of an order's papers in the order of their kinds; undefined until all are ready. */
export const readyPapers = async (
  mongo: Mongo,
  orderId: string,
  session?: ClientSession,
): Promise<string[] | undefined> => {
  const found = await papers(mongo)
    .find({ orderId }, { ...(session && { session }) })
    .sort({ kind: 1, _id: 1 })
    .toArray();
  const kinds = new Set(found.map(({ kind }) => kind));
  return kinds.size < papersOfAnOrder ? undefined : found.map(({ _id }) => _id);
};
