import { membershipNoOf, ownerOfMember } from '@southline/kernel/owner';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { ObjectId } from 'mongodb';
import { invalid } from '../domain/errors.ts';
import type { Photo } from '../domain/photo.ts';
import type { PhotoRepository } from '../domain/photo-ports.ts';
import { type PhotoDocument, photos } from './collections.ts';

/** The most photos that one round of the sweep reads. */
const atOnce = 100;

const loose: Photo['state'][] = ['Pending', 'Ready'];

const toPhoto = ({ _id, owner, membershipNo = '', ...photo }: PhotoDocument): Photo => ({
  id: _id.toHexString(),
  owner: owner ?? ownerOfMember(membershipNo),
  ...photo,
});

/** Photos of earlier versions are found by the number of their member. */
export const ownedBy = (owner: string) => ({
  $or: [{ owner }, { owner: { $exists: false }, membershipNo: membershipNoOf(owner) }],
});

export const createPhotoRepository = (mongo: Mongo): PhotoRepository => ({
  async begin({ id, ...photo }) {
    await photos(mongo).insertOne({ _id: new ObjectId(id), ...photo });
  },
  async admit(id, facts) {
    const pending = { _id: new ObjectId(id), state: 'Pending' } as const;
    const { matchedCount } = await photos(mongo).updateOne(pending, { $set: { ...facts, state: 'Ready' } });
    return matchedCount === 1;
  },
  async find(fileName) {
    const found = await photos(mongo).findOne({ fileName });
    return found ? toPhoto(found) : undefined;
  },
  countLoose: (owner) => photos(mongo).countDocuments({ owner, state: { $in: loose } }),
  async removeLoose(id) {
    await photos(mongo).deleteOne({ _id: new ObjectId(id), state: { $in: loose } });
  },
  async looseSince(before) {
    const found = photos(mongo).find({ state: { $in: loose }, createdAt: { $lt: before } }, { limit: atOnce });
    return (await found.project<{ _id: ObjectId }>({ _id: 1 }).toArray()).map(({ _id }) => _id.toHexString());
  },
});

/**
 * Attaches the photos of a request. Each must be the person's own and can be attached once. `of`: the owner of the
 * order.
 */
export const attachPhotos = async (
  mongo: Mongo,
  session: ClientSession,
  { owner, orderId, of = owner }: { readonly owner: string; readonly orderId: string; readonly of?: string },
  fileNames: readonly string[],
): Promise<void> => {
  if (fileNames.length === 0) return;
  const { modifiedCount } = await photos(mongo).updateMany(
    { fileName: { $in: [...fileNames] }, ...ownedBy(owner), state: 'Ready' },
    { $set: { state: 'Attached', orderId, owner: of } },
    { session },
  );
  if (modifiedCount !== fileNames.length) throw invalid({ fileurl: 'There is no such file. Please upload it again.' });
};
