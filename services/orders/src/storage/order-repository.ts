import { ordersStaffActed } from '@southline/contracts/events';
import { busy } from '@southline/kernel/errors';
import { untilWon } from '@southline/kernel/until-won';
import { randomId, sha256Hex } from '@southline/platform/ids';
import { type StaffAction, staffEvents } from '@southline/platform/journal';
import { type ClientSession, inTransaction, isDuplicateKey, isInserted, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { type Recent, recentRecords } from '@southline/platform/recent';
import { currentScope } from '@southline/platform/telemetry';
import type { Filter } from 'mongodb';
import { type Cart, holdsAny, type OrderKey, withoutBought } from '../domain/cart.ts';
import { orderUnknown } from '../domain/errors.ts';
import { isAddressedLike } from '../domain/follow-on.ts';
import { movedChanges } from '../domain/offers.ts';
import type { Order } from '../domain/order.ts';
import { placedChange } from '../domain/order-change.ts';
import type { LeftRounds, OrderRepository } from '../domain/ports.ts';
import { orderPlacedEvent } from '../mapping/events.ts';
import { saveCart, toCart } from './cart-repository.ts';
import { carts, type OrderDocument, orders } from './collections.ts';
import { applyChange, applyChanges } from './order-change.ts';
import { toDocument, toOrder } from './order-document.ts';

const hourOf = (time: Date): string => time.toISOString().slice(0, 13);

const claimMs = 30_000;
const mostInReview = 100;
const mostJoined = 500;
const releaseClaimMs = 5_000;

/** Aborts the transaction that places a follow-on order. */
class NotMoved extends Error {
  constructor(readonly outcome: 'lost race' | 'offer ended') {
    super(outcome);
  }
}

/** A duplicate key in the index `goods` means that another placed order has the goods of a cart line. */
const unlessBought = (error: unknown): 'bought already' | NotMoved['outcome'] => {
  if (error instanceof NotMoved) return error.outcome;
  if (isDuplicateKey(error) && error.keyPattern && 'goods' in error.keyPattern) return 'bought already';
  throw error;
};

/**
 * Removes the bought goods from the owner's cart, inside the placing transaction. Also removes them from the guest's or
 * member's cart on the other side of a sign-in. A line for which the member's cart had no room is still in the guest's
 * cart. An order that was frozen during the sign-in stayed the guest's, while its lines moved to the member's cart.
 * `recent`: the owner's cart as this process last knew it.
 */
export const clearBought = async (
  mongo: Mongo,
  session: ClientSession,
  order: Order,
  freshKey: () => Promise<OrderKey>,
  recent?: Cart,
) => {
  // A cart that was not edited since it was frozen, and that no sign-in concerns, needs no read: the save checks its version.
  if (recent?.frozen && recent.orderId === order.orderId && !recent.mergedInto && !order.formerOwner) {
    if (await saveCart(mongo, withoutBought(recent, order, await freshKey(), randomId), session)) return;
  }
  const cartOf = async (owner: string) => {
    const found = await carts(mongo).findOne({ _id: owner }, { session });
    return found ? toCart(found) : undefined;
  };
  const own = await cartOf(order.owner);
  const beside = order.formerOwner ?? own?.mergedInto;
  const other = beside ? await cartOf(beside) : undefined;
  const both = [own, other && holdsAny(other, order.lines) ? other : undefined].filter((cart) => cart !== undefined);
  for (const cart of both) {
    const next = withoutBought(cart, order, await freshKey(), randomId);
    if (!(await saveCart(mongo, next, session))) throw busy();
  }
};

/** Moves units from the parent, inside the transaction that places the follow-on order. */
const moveUnits = async (mongo: Mongo, session: ClientSession, order: Order, parentId: string, now: Date) => {
  const found = await orders(mongo).findOne({ _id: parentId }, { session });
  const parent = found && toOrder(found);
  const changes = parent && movedChanges(parent, order, now);
  if (!changes) throw new NotMoved('offer ended');
  if (!isAddressedLike(order, parent)) throw new NotMoved('lost race');
  if (!(await applyChanges(mongo, parent, changes, now, session))) throw new NotMoved('lost race');
};

/** What this process last knew of carts and orders. */
interface RecentRecords {
  readonly carts: Recent<Cart>;
  readonly orders: Recent<Order>;
}

export const noRecentRecords = (): RecentRecords => ({ carts: recentRecords(), orders: recentRecords() });

export const createOrderRepository = (
  mongo: Mongo,
  { carts: recentCarts, orders: recent }: RecentRecords = noRecentRecords(),
): OrderRepository => {
  const find = async (orderId: string) => {
    const found = await orders(mongo).findOne({ _id: orderId });
    return found ? toOrder(found) : undefined;
  };

  const note = async (action: StaffAction, now: Date) => {
    const events = staffEvents(ordersStaffActed, [action], now);
    if (events.length > 0) await inTransaction(mongo, (session) => appendToOutbox(mongo, session, events));
  };

  /** Claims the longest due orders of a sweeper: until its claim ends, the time in `field` is later than `now`. */
  const claim = async (
    due: Filter<OrderDocument>,
    field: 'sweepAt' | 'offerDueAt' | 'familyDueAt' | 'releaseAt',
    now: Date,
    limit: number,
    ms = claimMs,
  ): Promise<OrderDocument[]> => {
    const claimed: OrderDocument[] = [];
    while (claimed.length < limit) {
      const found = await orders(mongo).findOneAndUpdate(
        due,
        { $set: { [field]: new Date(now.getTime() + ms) } as Partial<OrderDocument> },
        { sort: { [field]: 1 }, returnDocument: 'after' },
      );
      if (!found) break;
      claimed.push(found);
    }
    return claimed;
  };

  const filterOf = (key: { orderId: string } | { orderNo: string }) =>
    'orderId' in key ? { _id: key.orderId } : { orderNo: key.orderNo };

  const findOwned: OrderRepository['findOwned'] = async (owner, key) => {
    const found = await orders(mongo).findOne({ owner, ...filterOf(key) });
    return found ? toOrder(found) : undefined;
  };

  return {
    find,
    async findMany(orderIds) {
      return (
        await orders(mongo)
          .find({ _id: { $in: [...orderIds] } })
          .toArray()
      ).map(toOrder);
    },
    async insert(order) {
      if (!(await isInserted(orders(mongo).insertOne(toDocument(order))))) return false;
      recent.set(order.orderId, order);
      return true;
    },
    findOwned,
    async findToChange(owner, orderId, holds) {
      const known = recent.get(orderId);
      return known?.owner === owner && holds(known) ? known : findOwned(owner, { orderId });
    },
    async findAny(key) {
      const found = await orders(mongo).findOne(filterOf(key));
      return found ? toOrder(found) : undefined;
    },
    async findBuyer(orderNo) {
      // Reads only these fields, so that a large order takes no longer than a small one.
      const projection = { orderNo: 1, owner: 1, guestOwner: 1, 'delivery.email': 1 } as const;
      const found = await orders(mongo).findOne({ orderNo, placedAt: { $exists: true } }, { projection });
      if (!found) return undefined;
      const { _id: orderId, owner, guestOwner, delivery } = found;
      return { orderId, orderNo: found.orderNo, owner, guestOwner, email: delivery.email };
    },
    async findJoined(guestOwners) {
      const joined = { guestOwner: { $in: [...guestOwners] }, forgottenAt: { $exists: false } };
      const found = await orders(mongo)
        .find(joined, { projection: { orderNo: 1, owner: 1, guestOwner: 1 } })
        .sort({ placedAt: -1 })
        .limit(mostJoined)
        .toArray();
      return found.map(({ _id: orderId, orderNo, owner, guestOwner = '' }) => ({
        orderId,
        orderNo,
        owner,
        guestOwner,
      }));
    },
    async lastDeliveries(owner, most) {
      const placed = { owner, placedAt: { $exists: true } };
      const found = orders(mongo).find(placed).project<Pick<Order, 'delivery'>>({ _id: 0, delivery: 1 });
      return (await found.sort({ placedAt: -1 }).limit(most).toArray()).map(({ delivery }) => delivery);
    },
    async followOnsOf(orderId) {
      const found: Order[] = [];
      for (let parents = [orderId]; parents.length > 0; ) {
        const next = await orders(mongo)
          .find({ 'parent.orderId': { $in: parents } })
          .toArray();
        found.push(...next.map(toOrder));
        parents = next.map(({ _id }) => _id);
      }
      return found;
    },
    async update(known, decide) {
      const orderId = typeof known === 'string' ? known : known.orderId;
      return untilWon(async (nth) => {
        const order = nth === 0 && typeof known !== 'string' ? known : await find(orderId);
        if (!order) throw orderUnknown();
        const change = decide(order);
        if (!change) return order;
        const changed = await applyChange(mongo, order, change, new Date());
        if (changed) recent.set(orderId, changed);
        return changed;
      });
    },
    async advance(orderId, decide) {
      return untilWon(async () => {
        const order = await find(orderId);
        if (!order) throw orderUnknown();
        const changes = await decide(order);
        const now = new Date();
        return inTransaction(mongo, (session) => applyChanges(mongo, order, changes, now, session));
      });
    },
    async place(order, now, freshKey) {
      const placed: Order = { ...order, placedAt: now, version: order.version + 1 };
      const event = orderPlacedEvent(placed, now);
      const outcome = await inTransaction(mongo, async (session) => {
        const changed = await applyChange(mongo, order, placedChange(order, now), now, session);
        if (!changed) return 'lost race' as const;
        await appendToOutbox(mongo, session, [event]);
        if (order.parent) await moveUnits(mongo, session, order, order.parent.orderId, now);
        else await clearBought(mongo, session, order, freshKey, recentCarts.get(order.owner));
        return changed;
      }).catch(unlessBought);
      if (typeof outcome !== 'string') recent.set(order.orderId, outcome);
      recentCarts.delete(order.owner);
      return outcome;
    },
    async noteLook({ orderId, orderNo, owner }, now) {
      const actionId = sha256Hex(`look ${orderId} ${currentScope()?.actor?.name} ${hourOf(now)}`);
      await note({ action: 'order-looked-up', record: orderNo, orderId, owner, actionId }, now);
    },
    async noteRefund({ orderId, orderNo, state, review }, now) {
      await note({ action: 'order-refunded', record: orderNo, orderId, before: { state, review } }, now);
    },
    async noteKept({ orderId, orderNo, state, review }, now) {
      await note({ action: 'order-kept', record: orderNo, orderId, before: { state, review } }, now);
    },
    async isBoughtAlready({ orderId, goods }) {
      const others = { goods: { $in: [...goods] }, placedAt: { $exists: true }, _id: { $ne: orderId } };
      return (await orders(mongo).countDocuments(others, { limit: 1 })) > 0;
    },
    async claimDue(now, states, limit) {
      const due = { state: { $in: [...states] }, sweepAt: { $lte: now } };
      return (await claim(due, 'sweepAt', now, limit)).map(toOrder);
    },
    async claimOffers(now, limit) {
      return (await claim({ offerDueAt: { $lte: now } }, 'offerDueAt', now, limit)).map(toOrder);
    },
    async claimFamilies(now, limit) {
      return (await claim({ familyDueAt: { $lte: now } }, 'familyDueAt', now, limit)).map(toOrder);
    },
    async claimReleases(now, limit) {
      const due = { 'releases.0': { $exists: true }, releaseAt: { $not: { $gt: now } } };
      const claimed = await claim(due, 'releaseAt', now, limit, releaseClaimMs);
      return claimed.map((document): LeftRounds => ({ ...toOrder(document), releases: document.releases }));
    },
    async inReview() {
      const found = orders(mongo)
        .find({ review: { $exists: true } })
        .hint('review')
        .limit(mostInReview);
      return (await found.toArray()).map(toOrder);
    },
    countInReview: () => orders(mongo).countDocuments({ review: { $exists: true } }, { hint: 'review' }),
  };
};
