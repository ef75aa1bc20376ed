import { setTimeout as pause } from 'node:timers/promises';
import { busy } from '@southline/kernel/errors';
import type { ClientSession } from 'mongodb';
import { inSpan } from '../telemetry/index.ts';
import type { Mongo } from './connect.ts';
import { beginKeeping, wakeAfterCommit, writeKept } from './deferred.ts';
import { isLostRace, isTransientMongo, isUnknownCommit } from './errors.ts';

const maxTries = 6;

/**
 * Runs `work` in one majority transaction. It may run again after a lost race, so it must be database code only, with ids
 * and times made outside. Throws "unavailable" after six lost races, and when the server is away: then a commit whose answer
 * never came may have been done. Other errors abort and pass through.
 */
export const inTransaction = async <T>(mongo: Mongo, work: (session: ClientSession) => Promise<T>): Promise<T> => {
  const session = mongo.connection.getClient().startSession();
  try {
    return await inSpan('mongo.transaction', { partOnly: true }, async () => {
      for (let attempt = 1; ; attempt += 1) {
        session.startTransaction({
          readConcern: { level: 'snapshot' },
          writeConcern: { w: 'majority', journal: true },
        });
        try {
          beginKeeping(session);
          const result = await work(session);
          await writeKept(session);
          await commit(session);
          wakeAfterCommit(session);
          return result;
        } catch (error) {
          if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
          if (!isLostRace(error) || attempt >= maxTries) throw isTransientMongo(error) ? busy(error) : error;
          await pause(Math.random() * 10 * 2 ** attempt);
        }
      }
    });
  } finally {
    await session.endSession();
  }
};

/** A commit whose answer was lost is repeated: the server answers the same for a commit that it has already done. */
const commit = async (session: ClientSession): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!isUnknownCommit(error) || attempt >= maxTries) throw error;
      await pause(50 * attempt);
    }
  }
};
