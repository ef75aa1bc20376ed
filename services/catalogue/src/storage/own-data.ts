import type { Mongo } from '@southline/platform/mongo';
import { type Forget, type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { favourites, garages, notices, partLists } from './collections.ts';
import { addressKeyOf } from './notice-store.ts';

/** Deletes all data of a closed member. */
export const forgetMember =
  (mongo: Mongo): Forget =>
  async ({ owner, email }) => {
    await favourites(mongo).deleteMany({ owner });
    await garages(mongo).deleteOne({ _id: owner });
    await partLists(mongo).deleteMany({ owner });
    if (email) await notices(mongo).deleteMany({ addressKey: addressKeyOf(email) });
    return undefined;
  };

/** What this service keeps about a member. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('favourites.json', ({ owner }) =>
    favourites(mongo).find({ owner }, { projection: { _id: 0, sortText: 0 } }),
  ),
  ownRecords('garage.json', ({ owner }) => garages(mongo).find({ _id: owner })),
  ownRecords('lists.json', ({ owner }) => partLists(mongo).find({ owner }, { projection: { nameKey: 0 } })),
  ownRecords('notices.json', ({ email }) =>
    notices(mongo).find({ addressKey: addressKeyOf(email) }, { projection: { tokens: 0, addressKey: 0 } }),
  ),
];
