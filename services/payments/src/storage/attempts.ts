import { sha256Hex } from '@southline/platform/ids';
import { type ClientSession, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import type { Attempt } from '../domain/attempt.ts';
import { recordBusy } from '../domain/errors.ts';
import { attemptMoves } from '../metrics.ts';
import { fromDocument, toDocument } from './attempt-document.ts';
import { collections } from './collections.ts';
import type { Sealer } from './seal.ts';

/** A document that a killed process's transaction has locked is waited for briefly, then its turn comes again. */
const notHeldUp = { maxTimeMS: 500 };
const maxTimeExpired = 50;

const busyIfLocked = (error: unknown): never => {
  const locked = error instanceof Error && 'code' in error && error.code === maxTimeExpired;
  throw locked ? recordBusy() : error;
};

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
      const filter = { _id: before.id, state: before.state, version: before.version };
      const options = session ? { session } : notHeldUp;
      const replaced = await attempts.findOneAndReplace(filter, toDocument(after, sealer), options).catch(busyIfLocked);
      // Inside a transaction the caller counts after the commit.
      const moved = replaced !== null && before.state !== after.state;
      if (moved && !session) attemptMoves.inc({ from: before.state, to: after.state });
      return replaced !== null;
    },

    /** Plans the next question; no move, so no new version. */
    async schedule({ id, version }: Attempt, nextCheckAt: Date, checks: number): Promise<void> {
      await attempts
        .findOneAndUpdate({ _id: id, version }, { $set: { nextCheckAt, checks } }, notHeldUp)
        .catch(busyIfLocked);
    },

    /** Asks for the next question at `at` or earlier, and for close ones after it. */
    async hurry({ id, version }: Attempt, at: Date): Promise<void> {
      await attempts
        .findOneAndUpdate({ _id: id, version }, { $min: { nextCheckAt: at }, $set: { checks: 0 } }, notHeldUp)
        .catch(busyIfLocked);
    },

    async due(now: Date, limit: number): Promise<string[]> {
      const found = attempts.find({ nextCheckAt: { $lte: now } }, { projection: { _id: 1 } });
      return (await found.sort({ nextCheckAt: 1 }).limit(limit).toArray()).map(({ _id }) => _id);
    },

    /** Takes a due attempt until `until`; after that, another process would take it over. False: taken already. */
    async take(id: string, now: Date, until: Date): Promise<boolean> {
      const filter = { _id: id, nextCheckAt: { $lte: now } };
      const change = { $set: { nextCheckAt: until } };
      return (await attempts.findOneAndUpdate(filter, change, notHeldUp).catch(busyIfLocked)) !== null;
    },
  };
};
