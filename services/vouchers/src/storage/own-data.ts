import type { Mongo } from '@southline/platform/mongo';
import { type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { holds } from './collections.ts';

/** What this service keeps about a member. The keyed hashes of a use tell the member nothing, so they are left out. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('vouchers.json', ({ owner }) =>
    holds(mongo).find({ people: owner }, { projection: { people: 0, history: 0 } }),
  ),
];
