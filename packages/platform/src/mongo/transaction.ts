import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import type { ClientSession } from 'mongodb';
import { inSpan } from '../telemetry/index.ts';
import type { Mongo } from './database.ts';
import { beginDeferring, wakeAfterCommit, writeDeferred } from './deferred.ts';
import { isLostRace, isUnknownCommit, translateMongo } from './errors.ts';

const again = (when: (error: unknown) => boolean, pauseMs: (attempt: number) => number) =>
  retry(handleWhen(when), { maxAttempts: 5, backoff: new DelegateBackoff(({ attempt }) => pauseMs(attempt)) });

const races = again(isLostRace, (attempt) => Math.random() * 10 * 2 ** attempt);
/** A commit whose answer was lost is repeated: the server gives the same answer for a commit that it has already done. */
const commits = again(isUnknownCommit, (attempt) => 50 * attempt);

/**
 * Runs `work` in one majority transaction. It may run again after a lost race, so it must be database code only; create ids
 * and times outside. Throws "unavailable" after six lost races, and when the server is away: then a commit without an answer
 * may have succeeded. Other errors abort and are rethrown.
 */
export const inTransaction = async <T>(mongo: Mongo, work: (session: ClientSession) => Promise<T>): Promise<T> => {
  const session = mongo.connection.getClient().startSession();
  const once = async () => {
    session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } });
    try {
      beginDeferring(session);
      const result = await work(session);
      await writeDeferred(session);
      await commits.execute(() => session.commitTransaction());
      wakeAfterCommit(session);
      return result;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      throw error;
    }
  };
  try {
    return await inSpan('mongo.transaction', { partOnly: true }, () => races.execute(once));
  } catch (error) {
    throw translateMongo(error);
  } finally {
    await session.endSession();
  }
};
