import { promotionEntered } from '@southline/contracts/events';
import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { ObjectId } from 'mongodb';
import type { PromotionEntry } from '../domain/promotion-entry.ts';
import type { EntryRepository } from '../domain/promotion-ports.ts';
import { type EntryDocument, promotionEntries, receipts } from './collections.ts';

const toEntry = ({ _id, ...entry }: EntryDocument): PromotionEntry => ({ id: _id, ...entry });

/** Thrown to roll back the transaction. */
class FilesGone extends Error {}

const enteredEvent = (entry: PromotionEntry) =>
  outboxEvent(
    promotionEntered,
    {
      entryId: entry.id,
      firstName: entry.firstName,
      email: entry.email,
      receiptNo: entry.receiptNo,
      entries: entry.entries,
      region: entry.region,
      language: entry.language,
      enteredAt: entry.enteredAt.toISOString(),
      emailProven: entry.emailProven ?? false,
    },
    { version: 1, occurredAt: entry.enteredAt },
  );

export const createEntryRepository = (mongo: Mongo): EntryRepository => ({
  async add(entry, receiptIds) {
    const event = enteredEvent(entry);
    const { id: _id, ...rest } = entry;
    const files = { _id: { $in: receiptIds.map((id) => new ObjectId(id)) }, state: 'Ready' as const };
    try {
      await inTransaction(mongo, async (session) => {
        const taken = await receipts(mongo).updateMany(files, { $set: { state: 'Entered' } }, { session });
        if (taken.matchedCount !== receiptIds.length) throw new FilesGone();
        await promotionEntries(mongo).insertOne({ _id, ...rest }, { session });
        await appendToOutbox(mongo, session, [event]);
      });
      return 'added';
    } catch (error) {
      if (error instanceof FilesGone) return 'files-gone';
      if (isDuplicateKey(error)) return 'duplicate';
      throw error;
    }
  },
  async findByRequest(owner, requestId) {
    const found = await promotionEntries(mongo).findOne({ owner, requestId });
    return found ? toEntry(found) : undefined;
  },
  async isEntered(receiptKey) {
    return (await promotionEntries(mongo).countDocuments({ receiptKey }, { limit: 1 })) > 0;
  },
  async removeBefore(end) {
    return (await promotionEntries(mongo).deleteMany({ enteredAt: { $lt: end } })).deletedCount;
  },
  async list(after, limit) {
    const from = after && {
      $or: [{ enteredAt: { $gt: after.enteredAt } }, { enteredAt: after.enteredAt, _id: { $gt: after.id } }],
    };
    const found = await promotionEntries(mongo)
      .find(from ?? {})
      .sort({ enteredAt: 1, _id: 1 })
      .limit(limit)
      .toArray();
    return found.map(toEntry);
  },
});
