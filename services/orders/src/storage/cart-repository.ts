import { dayMs } from '@southline/kernel/clock';
import type { ClientSession } from '@southline/platform/mongo';
import { defined, isInserted, type Mongo } from '@southline/platform/mongo';
import { type Recent, recentRecords } from '@southline/platform/recent';
import type { Cart } from '../domain/cart.ts';
import type { CartRepository } from '../domain/ports.ts';
import { type CartDocument, carts } from './collections.ts';

/** A guest's cart is deleted this long after its last change. */
const guestCartDays = 30;

export const toCart = ({ _id, updatedAt, expiresAt, leftBehind: formerOrders, ...cart }: CartDocument): Cart => ({
  owner: _id,
  formerOrders,
  ...cart,
});

const toDocument = ({ owner, formerOrders: leftBehind, ...cart }: Cart): CartDocument => {
  const now = Date.now();
  return defined({
    _id: owner,
    leftBehind,
    ...cart,
    updatedAt: new Date(now),
    ...(owner.startsWith('guest:') && { expiresAt: new Date(now + guestCartDays * dayMs) }),
  });
};

/** Replaces the previous version, or inserts the first one. False after a lost race. */
export const saveCart = async (mongo: Mongo, cart: Cart, session?: ClientSession): Promise<boolean> => {
  const options = session ? { session } : {};
  const document = toDocument(cart);
  if (cart.version > 1) {
    const { matchedCount } = await carts(mongo).replaceOne(
      { _id: cart.owner, version: cart.version - 1 },
      document,
      options,
    );
    return matchedCount === 1;
  }
  return isInserted(carts(mongo).insertOne(document, options));
};

export const createCartRepository = (mongo: Mongo, recent: Recent<Cart> = recentRecords()): CartRepository => ({
  async find(owner) {
    const found = await carts(mongo).findOne({ _id: owner });
    if (!found) return undefined;
    const cart = toCart(found);
    recent.set(owner, cart);
    return cart;
  },
  recent: recent.get,
  async save(cart) {
    const saved = await saveCart(mongo, cart);
    if (saved) recent.set(cart.owner, cart);
    return saved;
  },
  async markFrozen(cart) {
    const { owner, version, orderId, frozen } = cart;
    const again = async (of: number) =>
      (await carts(mongo).countDocuments({ _id: owner, version: of, orderId, frozen: true }, { limit: 1 })) === 1;
    if (frozen) return again(version);
    // Freezing increments the version. An edit that was decided on the unfrozen cart then loses the race and takes a
    // fresh order id.
    const { matchedCount } = await carts(mongo).updateOne(
      { _id: owner, version, orderId },
      { $set: { frozen: true }, $inc: { version: 1 } },
    );
    if (matchedCount === 1) {
      recent.set(owner, { ...cart, frozen: true, version: version + 1 });
      return true;
    }
    // A second click may have frozen the cart first.
    return again(version + 1);
  },
});
