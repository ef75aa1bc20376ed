import { busy } from '@southline/kernel/errors';
import { sha256Hex } from '@southline/platform/ids';
import { type ClientSession, isInserted, type Mongo } from '@southline/platform/mongo';
import { recentRecords } from '@southline/platform/recent';
import type { Sealer } from '@southline/platform/seal';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/ports.ts';
import { attemptAction } from '../mapping/staff-actions.ts';
import { attemptMoves } from '../metrics.ts';
import { fromDocument, toDocument } from './attempt-document.ts';
import { type AttemptDocument, attempts } from './collections.ts';
import { journalled } from './journalled.ts';

/**
 * A write waits at most this long for a document that is locked, for example by the transaction of a killed process.
 * The next run repeats it.
 */
const notHeldUp = { maxTimeMS: 500 };
const maxTimeExpired = 50;

const busyIfLocked = (error: unknown): never => {
  const locked = error instanceof Error && 'code' in error && error.code === maxTimeExpired;
  throw locked ? busy() : error;
};

/** Replaces the version in `before`. False after a lost race. */
export const replaceAttempt =
  (mongo: Mongo, sealer: Sealer) =>
  async (before: Attempt, after: Attempt, session?: ClientSession): Promise<boolean> => {
    const filter = { _id: before.id, state: before.state, version: before.version };
    const write = async (within?: ClientSession) => {
      const options = within ? { session: within } : notHeldUp;
      return (await attempts(mongo).replaceOne(filter, toDocument(after, sealer), options)).matchedCount === 1;
    };
    return journalled(mongo, attemptAction(before, after), write, session);
  };

export const createAttempts = (mongo: Mongo, sealer: Sealer): Attempts => {
  const replace = replaceAttempt(mongo, sealer);
  /** Attempts that this process has opened, by order. Each serves one question: its answer usually ends the attempt. */
  const opened = recentRecords<Attempt>();
  const read = (document: AttemptDocument | null) => (document ? fromDocument(document, sealer) : undefined);

  return {
    get: async (id) => read(await attempts(mongo).findOne({ _id: id })),

    async ofOrder(orderId) {
      const documents = await attempts(mongo).find({ orderId }).sort({ attemptNo: -1 }).toArray();
      return documents.map((document) => fromDocument(document, sealer));
    },

    async named(orderId, { accessCode, transactionNo }) {
      const known = opened.get(orderId);
      opened.delete(orderId);
      if (known && known.accessCode === accessCode && known.transactionNo === transactionNo) return known;
      const filter = {
        orderId,
        ...(accessCode && { accessCodeHash: sha256Hex(accessCode) }),
        ...(transactionNo && { transactionNo }),
      };
      return read(await attempts(mongo).findOne(filter, { sort: { attemptNo: -1 } }));
    },

    async insert(attempt) {
      return isInserted(attempts(mongo).insertOne(toDocument(attempt, sealer)));
    },

    async save(before, after) {
      const replaced = await replace(before, after).catch(busyIfLocked);
      if (replaced && after.state === 'Open') opened.set(after.orderId, after);
      if (replaced && before.state !== after.state) attemptMoves.inc({ from: before.state, to: after.state });
      return replaced;
    },

    async schedule({ id, version }, nextCheckAt, checks) {
      await attempts(mongo)
        .findOneAndUpdate({ _id: id, version }, { $set: { nextCheckAt, checks } }, notHeldUp)
        .catch(busyIfLocked);
    },

    async hurry({ id, version }, at) {
      await attempts(mongo)
        .findOneAndUpdate({ _id: id, version }, { $min: { nextCheckAt: at }, $set: { checks: 0 } }, notHeldUp)
        .catch(busyIfLocked);
    },

    async due(now, limit) {
      const found = attempts(mongo).find({ nextCheckAt: { $lte: now } }, { projection: { _id: 1 } });
      return (await found.sort({ nextCheckAt: 1 }).limit(limit).toArray()).map(({ _id }) => _id);
    },

    async take(id, now, until) {
      const filter = { _id: id, nextCheckAt: { $lte: now } };
      const change = { $set: { nextCheckAt: until } };
      return (await attempts(mongo).findOneAndUpdate(filter, change, notHeldUp).catch(busyIfLocked)) !== null;
    },
  };
};
