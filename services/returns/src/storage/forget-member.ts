import { dayMs } from '@southline/kernel/clock';
import { finalStates } from '@southline/kernel/final-states';
import { noDelivery, noRemarks } from '@southline/kernel/order';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import type { Forget } from '@southline/platform/own-data';
import { uploadFiles } from '@southline/uploads/buckets';
import { returnMoves } from '../domain/return-order.ts';
import { items, photoBuckets, photos, type ReturnDocument, returns } from './collections.ts';
import { ownedBy } from './photo-repository.ts';

/** Returns that have not ended are checked again after this time. */
const againMs = dayMs;

const lastStates = finalStates(returnMoves);

/** Removes the written texts and the delivery address. Numbers, units, decisions and refunds stay. */
const forgetReturn = (mongo: Mongo, { _id: returnId, processing }: ReturnDocument) =>
  inTransaction(mongo, async (session) => {
    const blank = {
      'order.delivery': noDelivery,
      'order.remarks': noRemarks,
      ...(processing && { 'processing.note': '' }),
      forgottenAt: new Date(),
    };
    // Returns of the previous release have the number beside the remarks.
    const change = { $set: blank, $unset: { 'order.purchaseOrderNo': '' }, $inc: { version: 1 } } as const;
    await returns(mongo).updateOne({ _id: returnId }, change, { session });
    const texts = { 'entries.$[].message': '', 'entries.$[].fileName': '' };
    await items(mongo).updateMany({ returnId }, { $set: texts }, { session });
  });

const removePhotos = async (mongo: Mongo, owner: string, fileNames?: readonly string[]) => {
  const files = uploadFiles(mongo, photoBuckets);
  const named = fileNames && { fileName: { $in: [...fileNames] } };
  for await (const { _id } of photos(mongo).find({ ...ownedBy(owner), ...named })) {
    await files.remove(_id.toHexString());
    await photos(mongo).deleteOne({ _id });
  }
};

/** Numbers of the returns that keep the member's account from being closed. */
export const openReturns = async (mongo: Mongo, membershipNo: string): Promise<string[]> => {
  const found = returns(mongo).find({ membershipNo, state: { $nin: lastStates } }, { projection: { returnNo: 1 } });
  return (await found.sort({ returnNo: 1 }).toArray()).map(({ returnNo }) => returnNo);
};

/** Deletes photos first, because a forgotten request no longer names them. */
export const forgetMember =
  (mongo: Mongo): Forget =>
  async ({ membershipNo, owner }) => {
    const ended = { membershipNo, state: { $in: lastStates }, forgottenAt: { $exists: false } };
    for await (const one of returns(mongo).find(ended)) {
      const own = await items(mongo).find({ returnId: one._id }).toArray();
      const fileNames = own.flatMap(({ entries }) => entries.map(({ fileName }) => fileName));
      await removePhotos(mongo, owner, fileNames);
      await forgetReturn(mongo, one);
    }
    if ((await openReturns(mongo, membershipNo)).length > 0) return new Date(Date.now() + againMs);
    await removePhotos(mongo, owner);
    return undefined;
  };
