import { sha256Hex } from '@southline/platform/ids';
import { type ClientSession, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import type { Attempt } from '../domain/attempt.ts';
import { attemptMoves } from '../metrics.ts';
import { fromDocument, toDocument } from './attempt-document.ts';
import { collections } from './collections.ts';
import type { Sealer } from './seal.ts';

export type Attempts = ReturnType<typeof createAttempts>;

export const createAttempts = (mongo: Mongo, sealer: Sealer) => {
  const { attempts } = collections(mongo);
  const read = (document: Parameters<typeof fromDocument>[0] | null) =>
    document ? fromDocument(document, sealer) : undefined;

  return {
    get: async (id: string) => read(await attempts.findOne({ _id: id })),

    /** Of one order, newest first. */
    async ofOrder(orderId: string): Promise<Attempt[]> {
      const documents = await attempts.find({ orderId }).sort({ attemptNo: -1 }).toArray();
      return documents.map((document) => fromDocument(document, sealer));
    },

    /** The order's attempt that both names belong to; an empty name is not looked at. Newest first. */
    async named(orderId: string, { accessCode = '', transactionNo = '' }): Promise<Attempt | undefined> {
      const filter = {
        orderId,
        ...(accessCode && { accessCodeHash: sha256Hex(accessCode) }),
        ...(transactionNo && { transactionNo }),
      };
      return read(await attempts.findOne(filter, { sort: { attemptNo: -1 } }));
    },

    /** False when the order has a live attempt, or one of this number. */
    async insert(attempt: Attempt): Promise<boolean> {
      try {
        await attempts.insertOne(toDocument(attempt, sealer));
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Replaces what `before` was read as; false when somebody else was faster. */
    async save(before: Attempt, after: Attempt, session?: ClientSession): Promise<boolean> {
      const { modifiedCount } = await attempts.replaceOne(
        { _id: before.id, state: before.state, version: before.version },
        toDocument(after, sealer),
        session ? { session } : {},
      );
      // Inside a transaction the caller counts after the commit.
      if (modifiedCount === 1 && !session && before.state !== after.state)
        attemptMoves.inc({ from: before.state, to: after.state });
      return modifiedCount === 1;
    },

    /** Plans the next question; no move, so no new version. */
    async schedule({ id, version }: Attempt, nextCheckAt: Date, checks: number): Promise<void> {
      await attempts.updateOne({ _id: id, version }, { $set: { nextCheckAt, checks } });
    },

    /** Asks for the next question at `at` or earlier, and for close ones after it. */
    async hurry({ id, version }: Attempt, at: Date): Promise<void> {
      await attempts.updateOne({ _id: id, version }, { $min: { nextCheckAt: at }, $set: { checks: 0 } });
    },

    /** Takes one due attempt until `until`; after that, another process would take it over. */
    async takeDue(now: Date, until: Date): Promise<string | undefined> {
      const taken = await attempts.findOneAndUpdate(
        { nextCheckAt: { $lte: now } },
        { $set: { nextCheckAt: until } },
        { sort: { nextCheckAt: 1 }, projection: { _id: 1 } },
      );
      return taken?._id;
    },
  };
};
