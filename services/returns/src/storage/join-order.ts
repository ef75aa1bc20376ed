import { membershipNoOf } from '@southline/kernel/owner';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { defects, items, orders, owners, photos, returns } from './collections.ts';

/**
 * Returns the owner of an order for its next return. The request counter is incremented in the same write. Only a real
 * write conflicts with a concurrent move of the order to an account; an update that changes nothing does not.
 */
export const presentOwner = async (
  mongo: Mongo,
  session: ClientSession,
  orderId: string,
  owner: string,
): Promise<string> => {
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  const present = await owners(mongo).findOneAndUpdate(
    { _id: orderId },
    { $setOnInsert: { owner }, $inc: { requests: 1 } },
    options,
  );
  return present?.owner ?? owner;
};

/** Moves the returns of a guest's order to the account that the order moved to. */
export const joinOrder =
  (mongo: Mongo) =>
  async (session: ClientSession, orderId: string, owner: string): Promise<void> => {
    const member = { $set: { membershipNo: membershipNoOf(owner) } };
    await owners(mongo).updateOne({ _id: orderId }, { $set: { owner } }, { session, upsert: true });
    const moved = { $set: { owner, ...member.$set }, $inc: { version: 1 } };
    await returns(mongo).updateMany({ 'order.orderId': orderId }, moved, { session });
    await items(mongo).updateMany({ orderId }, member, { session });
    await orders(mongo).updateOne({ _id: orderId }, member, { session });
    await defects(mongo).updateMany({ orderId }, member, { session });
    await photos(mongo).updateMany({ orderId }, { $set: { owner } }, { session });
  };
