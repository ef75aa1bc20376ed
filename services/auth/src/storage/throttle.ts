import { createHmac } from 'node:crypto';
import { type Clock, systemClock } from '@southline/kernel/clock';
import { type Mongo, onDuplicate } from '@southline/platform/mongo';
import { tooManyAttempts } from '../domain/errors.ts';
import type { Throttle } from '../domain/ports.ts';
import type { Pauses } from '../domain/throttle.ts';
import { failures, uses } from './collections.ts';

// A crash of the primary could lose only a few counted tries; waiting for the journal would slow every sign-in.
const writeConcern = { w: 1, journal: false } as const;

const epoch = new Date(0);

/** The database's own clock, or a test's. */
type Now = '$$NOW' | Date;

/** One atomic step: drops expired failures, admits the try unless the key must pause, and sets the next pause. */
const takeStep = ({ free, after, forgetMs }: Pauses, now: Now) => {
  const remembered = { $gt: ['$expiresAt', now] };
  const costly = { $subtract: ['$failures', free] };
  const pause = { $arrayElemAt: [after, { $min: [costly, after.length - 1] }] };
  return [
    {
      $set: {
        failures: { $cond: [remembered, '$failures', 0] },
        blockedUntil: { $cond: [remembered, '$blockedUntil', epoch] },
      },
    },
    { $set: { taken: { $lte: ['$blockedUntil', now] } } },
    { $set: { failures: { $add: ['$failures', { $cond: ['$taken', 1, 0] }] } } },
    {
      $set: {
        // A free try blocks no other try, even if the clocks of the cluster's nodes differ.
        blockedUntil: { $cond: [{ $and: ['$taken', { $gte: [costly, 0] }] }, { $add: [now, pause] }, '$blockedUntil'] },
      },
    },
    {
      $set: {
        expiresAt: { $add: [{ $max: ['$blockedUntil', now] }, forgetMs] },
        waitMs: { $subtract: ['$blockedUntil', now] },
      },
    },
  ];
};

/** The current window: its start in milliseconds since 1970. */
const windowNow = (windowMs: number, now: Now) => {
  const ms = { $toLong: now };
  return { $subtract: [ms, { $mod: [ms, windowMs] }] };
};

/** One atomic step: adds a use to this window; uses of an earlier window are dropped. */
const countStep = (windowMs: number, now: Now) => {
  const end = { $add: ['$window', windowMs] };
  return [
    { $set: { window: windowNow(windowMs, now) } },
    {
      $set: {
        count: { $cond: [{ $eq: ['$expiresAt', { $toDate: end }] }, { $add: ['$count', 1] }, 1] },
        expiresAt: { $toDate: end },
        waitMs: { $subtract: [end, { $toLong: now }] },
      },
    },
    { $unset: ['window'] },
  ];
};

/** Two concurrent first tries conflict: the second one retries and finds the record of the first. */
const again = <T>(work: () => Promise<T>): Promise<T> => work().catch(onDuplicate(work));

/**
 * Counters in the database, so that all processes share them. If the database is unavailable, no try is admitted. Keys (mail
 * and network addresses) are stored as keyed hashes only. `refused` is called for every refusal. `testClock` replaces the
 * database's clock.
 */
export const createThrottle = (
  mongo: Mongo,
  key: Buffer,
  refused: (limit: string) => void,
  testClock?: Clock,
): Throttle => {
  const now = (): Now => testClock?.now() ?? '$$NOW';
  const here = () => (testClock ?? systemClock).now().getTime();
  const hashed = (limit: string, text: string) =>
    `${limit}:${createHmac('sha256', key).update(`${limit}:${text}`).digest('base64url')}`;

  /** The latest used-up window of each limit, and its end on this process's clock, so that a refusal needs no read. */
  const usedUp = new Map<string, { _id: string; end: number }>();

  return {
    usedUpFor(limit, text) {
      const known = usedUp.get(limit);
      const wait = known?._id === hashed(limit, text) ? known.end - here() : 0;
      if (wait <= 0) return 0;
      refused(limit);
      return wait;
    },
    async take(limit, text, pauses) {
      const state = await again(() =>
        failures(mongo).findOneAndUpdate({ _id: hashed(limit, text) }, takeStep(pauses, now()), {
          upsert: true,
          returnDocument: 'after',
          writeConcern,
        }),
      );
      if (!state) throw new Error('The throttle answered nothing.');
      if (!state.taken) {
        refused(limit);
        throw tooManyAttempts(Number(state.waitMs));
      }
    },
    async giveBack(limit, text) {
      await failures(mongo).updateOne(
        { _id: hashed(limit, text), failures: { $gt: 0 } },
        { $inc: { failures: -1 }, $set: { blockedUntil: epoch } },
        { writeConcern },
      );
    },
    async forget(limit, text) {
      await failures(mongo).deleteOne({ _id: hashed(limit, text) }, { writeConcern });
    },
    async countWithin(limit, text, most, windowMs) {
      const _id = hashed(limit, text);
      const counted = await again(() =>
        uses(mongo).findOneAndUpdate({ _id }, countStep(windowMs, now()), {
          upsert: true,
          returnDocument: 'after',
          writeConcern,
        }),
      );
      if (!counted) throw new Error('The throttle answered nothing.');
      if (counted.count <= most) return 0;
      const wait = Number(counted.waitMs);
      usedUp.set(limit, { _id, end: here() + wait });
      refused(limit);
      return wait;
    },
    async uncount(limit, text, windowMs) {
      const end = { $toDate: { $add: [windowNow(windowMs, now()), windowMs] } };
      await uses(mongo).updateOne(
        { _id: hashed(limit, text), count: { $gt: 0 }, $expr: { $eq: ['$expiresAt', end] } },
        { $inc: { count: -1 } },
        { writeConcern },
      );
    },
  };
};
