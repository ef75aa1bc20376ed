import { busy } from '@southline/kernel/errors';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import type { Sealer } from '@southline/platform/seal';
import type { Attempt } from '../domain/attempt.ts';
import { attemptAction } from '../mapping/staff-actions.ts';
import { toDocument } from './attempt-document.ts';
import { attempts } from './collections.ts';
import { journalled } from './journalled.ts';

/**
 * A write waits at most this long for a document that is locked, for example by the transaction of a killed process.
 * The next run repeats it.
 */
export const notHeldUp = { maxTimeMS: 500 };
const maxTimeExpired = 50;

export const busyIfLocked = (error: unknown): never => {
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
