import type { Mongo } from '@southline/platform/mongo';
import type { Forget } from '@southline/platform/own-data';
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
