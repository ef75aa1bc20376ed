import { createHmac } from 'node:crypto';
import { isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { tooManyAttempts } from '../domain/errors.ts';
import type { Throttle } from '../domain/ports.ts';
import type { Pauses } from '../domain/throttle.ts';
import { failures, uses } from './collections.ts';

// What a crash of the primary could lose is a few free tries; waiting for the journal each time costs everybody.
const writeConcern = { w: 1, journal: false } as const;

const epoch = new Date(0);

/** One atomic step: forgets what is over, lets the try through unless the key waits, and sets the pause that it costs. */
const takeStep = ({ free, after, forgetMs }: Pauses, now: Date) => {
  const remembered = { $gt: ['$expiresAt', now] };
  const costly = { $subtract: ['$failures', free] };
  const pause = {
    $cond: [{ $lt: [costly, 0] }, 0, { $arrayElemAt: [after, { $min: [costly, after.length - 1] }] }],
  };
  return [
    {
      $set: {
        failures: { $cond: [remembered, '$failures', 0] },
        blockedUntil: { $cond: [remembered, '$blockedUntil', epoch] },
      },
    },
    { $set: { taken: { $lte: ['$blockedUntil', now] } } },
    { $set: { failures: { $add: ['$failures', { $cond: ['$taken', 1, 0] }] } } },
    { $set: { blockedUntil: { $cond: ['$taken', { $add: [now, pause] }, '$blockedUntil'] } } },
    { $set: { expiresAt: { $add: [{ $max: ['$blockedUntil', now] }, forgetMs] } } },
  ];
};

/** Two first tries at once: the second one finds what the first has made. */
const again = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return work();
  }
};

/**
 * Counters in the database, so that all processes share them and nothing is let through while it is away. Keys (addresses of
 * mail and network) are kept as keyed hashes only. `refused` hears of every refusal.
 */
export const createThrottle = (mongo: Mongo, key: Buffer, refused: (limit: string) => void): Throttle => {
  const hashed = (limit: string, text: string) =>
    `${limit}:${createHmac('sha256', key).update(`${limit}:${text}`).digest('base64url')}`;
  const windowOf = (limit: string, text: string, windowMs: number, now: Date) => {
    const start = Math.floor(now.getTime() / windowMs) * windowMs;
    return { _id: `${hashed(limit, text)}:${start}`, end: start + windowMs };
  };

  /** The latest window of each limit that was found used up; refusing from it costs nothing. */
  const usedUp = new Map<string, { _id: string; end: number }>();

  return {
    usedUpFor(limit, text, windowMs, now) {
      const known = usedUp.get(limit);
      if (known?._id !== windowOf(limit, text, windowMs, now)._id) return 0;
      refused(limit);
      return known.end - now.getTime();
    },
    async take(limit, text, pauses, now) {
      const state = await again(() =>
        failures(mongo).findOneAndUpdate({ _id: hashed(limit, text) }, takeStep(pauses, now), {
          ...{ upsert: true, returnDocument: 'after', writeConcern },
        }),
      );
      if (!state) throw new Error('The throttle answered nothing.');
      if (!state.taken) {
        refused(limit);
        throw tooManyAttempts(state.blockedUntil.getTime() - now.getTime());
      }
    },
    async giveBack(limit, text, now) {
      await failures(mongo).updateOne(
        { _id: hashed(limit, text), failures: { $gt: 0 } },
        { $inc: { failures: -1 }, $set: { blockedUntil: now } },
        { writeConcern },
      );
    },
    async forget(limit, text) {
      await failures(mongo).deleteOne({ _id: hashed(limit, text) }, { writeConcern });
    },
    async countWithin(limit, text, most, windowMs, now) {
      const { _id, end } = windowOf(limit, text, windowMs, now);
      const counted = await again(() =>
        uses(mongo).findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(end) } },
          { upsert: true, returnDocument: 'after', writeConcern },
        ),
      );
      if (counted && counted.count <= most) return 0;
      usedUp.set(limit, { _id, end });
      refused(limit);
      return end - now.getTime();
    },
    async uncount(limit, text, windowMs, now) {
      const { _id } = windowOf(limit, text, windowMs, now);
      await uses(mongo).updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } }, { writeConcern });
    },
  };
};
