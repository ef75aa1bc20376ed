import type { Mongo } from '@southline/platform/mongo';
import { type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { holds } from './collections.ts';

/**
 * The records of this service about a member. The keyed hashes of a use are left out, because they tell the member
 * nothing.
 */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('vouchers.json', ({ owner }) =>
    holds(mongo).find({ people: owner }, { projection: { people: 0, history: 0 } }),
  ),
];
