import type { Mongo } from '@southline/platform/mongo';
import { type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { uploadFiles } from '@southline/uploads/buckets';
import { defects, items, photoBuckets, photos, returns } from './collections.ts';
import { ownedBy } from './photo-repository.ts';

/** The member's photos, as they are stored. */
const photosOf = (mongo: Mongo): OwnFiles => {
  const files = uploadFiles(mongo, photoBuckets);
  return async function* ({ owner }) {
    for await (const { _id, fileName, state } of photos(mongo).find(ownedBy(owner))) {
      if (state === 'Pending') continue;
      for await (const content of files.read(_id.toHexString())) yield { file: `photos/${fileName}`, content };
    }
  };
};

/** The records of this service about a member. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('returns.json', ({ membershipNo }) =>
    returns(mongo).find({ membershipNo }, { projection: { waitingAt: 0 } }),
  ),
  ownRecords('conversations.json', ({ membershipNo }) =>
    items(mongo).find({ membershipNo }, { projection: { waitingAt: 0 } }),
  ),
  ownRecords('defects.json', ({ membershipNo }) => defects(mongo).find({ membershipNo })),
  ownRecords('photos.json', ({ owner }) => photos(mongo).find(ownedBy(owner), { projection: { _id: 0 } })),
  photosOf(mongo),
];
