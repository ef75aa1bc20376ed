import type { Mongo } from '@southline/platform/mongo';
import { liveStates } from '../domain/attempt.ts';
import type { OpenWork } from '../domain/ports.ts';
import { unsettled } from '../domain/refund.ts';
import { attempts, foreignCaptures, refunds } from './collections.ts';

const watched = [...liveStates, 'Closed'] as const;

const countEach = async (states: readonly string[], count: (state: string) => Promise<number>) =>
  Object.fromEntries(await Promise.all(states.map(async (state) => [state, await count(state)] as const)));

/** Counts from partial indexes, which contain only open work. */
export const countOpenWork = async (mongo: Mongo): Promise<OpenWork> => {
  const { attempts, refunds } = mongoCounts(mongo);
  const [inReview, foreign] = await Promise.all([
    attempts({ review: { $exists: true }, state: { $in: watched } }, 'review'),
    foreignCaptures(mongo).countDocuments({ decided: { $exists: false } }),
  ]);
  return {
    attempts: await countEach(watched, (state) => attempts({ state, nextCheckAt: { $exists: true } }, 'due')),
    paymentsInReview: inReview + foreign,
    refunds: await countEach(unsettled, (state) => refunds({ state }, 'unsettled')),
    refundsInReview: await refunds({ review: { $exists: true } }, 'review'),
  };
};

const mongoCounts = (mongo: Mongo) => {
  return {
    attempts: (filter: object, hint: string) => attempts(mongo).countDocuments(filter, { hint }),
    refunds: (filter: object, hint: string) => refunds(mongo).countDocuments(filter, { hint }),
  };
};
