import type { Mongo } from '@southline/platform/mongo';
import { reconciliations } from './collections.ts';

const last = 'last';

/** Stores the result of the last comparison with the provider, for the gauges of every process. */
export const noteReconciliation = async (mongo: Mongo, differences: number, at: Date): Promise<void> => {
  await reconciliations(mongo).replaceOne({ _id: last }, { at, differences }, { upsert: true });
};

/** Undefined before the first comparison. */
export const lastReconciliation = async (mongo: Mongo) =>
  (await reconciliations(mongo).findOne({ _id: last })) ?? undefined;
