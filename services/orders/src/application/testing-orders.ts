import { untilWon } from '@southline/kernel/until-won';
import type { OrderKey } from '../domain/cart.ts';
import { orderUnknown } from '../domain/errors.ts';
import { isAddressedLike } from '../domain/follow-on.ts';
import { offerDueAt } from '../domain/offer.ts';
import { movedChanges } from '../domain/offers.ts';
import type { Order } from '../domain/order.ts';
import { afterChange, placedChange } from '../domain/order-change.ts';
import type { OrderChange, OrderRepository } from '../domain/ports.ts';

/** An order with the fields that only sweepers read. */
interface Stored {
  readonly order: Order;
  readonly releases: readonly number[];
  readonly releaseAt?: Date;
  readonly offerDueAt?: Date | undefined;
}

const after = (order: Order, changes: readonly OrderChange[], at: Date): Order =>
  changes.reduce((current, change) => afterChange(current, change, at).order, order);

const newestFirst = (orders: readonly Order[]): Order[] =>
  orders.toSorted((one, other) => Number(other.placedAt) - Number(one.placedAt));

/**
 * Orders in memory. `test/support/order-repository-rules.ts` states the rules that they share with the real storage.
 * `clearBought` removes a placed order's goods from the carts.
 */
export const ordersInMemory = (
  now: () => Date,
  clearBought: (order: Order, freshKey: () => Promise<OrderKey>) => Promise<void> = async () => {},
) => {
  const stored = new Map<string, Stored>();
  /** What this process last inserted, updated or placed. */
  const recent = new Map<string, Order>();
  const published: { readonly orderId: string; readonly event: NonNullable<OrderChange['tells']> }[] = [];

  const all = (): Order[] => [...stored.values()].map(({ order }) => order);
  const find = (orderId: string): Order | undefined => stored.get(orderId)?.order;
  const hasKey = (key: { orderId: string } | { orderNo: string }) => (order: Order) =>
    'orderId' in key ? order.orderId === key.orderId : order.orderNo === key.orderNo;

  const isBought = ({ orderId, goods }: Order): boolean =>
    all().some((other) => other.orderId !== orderId && other.placedAt && other.goods.some((id) => goods.includes(id)));

  const insert = (order: Order): boolean => {
    const { orderId, orderNo } = order;
    if (all().some((other) => other.orderId === orderId || other.orderNo === orderNo)) return false;
    if (order.placedAt && isBought(order)) return false;
    stored.set(orderId, { order, releases: [], offerDueAt: offerDueAt(order) });
    return true;
  };

  const isUnchanged = ({ orderId, state, version }: Order): boolean => {
    const found = find(orderId);
    return found?.state === state && found.version === version;
  };

  /** Writes all changes of an order, or none after a lost race. */
  const write = (order: Order, changes: readonly OrderChange[]): Order | undefined => {
    const found = stored.get(order.orderId);
    if (!found || !isUnchanged(order)) return undefined;
    const next = after(order, changes, now());
    const releases = new Set(found.releases);
    for (const { release, released } of changes) {
      if (release !== undefined) releases.add(release);
      if (released !== undefined) releases.delete(released);
    }
    // Only the fields of the changes are stored, whatever else the caller's copy contains.
    const written = { order: after(found.order, changes, now()), releases: [...releases] };
    stored.set(order.orderId, { ...found, ...written, offerDueAt: offerDueAt(next) });
    return next;
  };

  /** Claims the longest due orders. `due` is the time of a sweeper, which `postpone` moves to the end of the claim. */
  const claim = (
    at: Date,
    limit: number,
    due: (found: Stored) => Date | undefined,
    postpone: (found: Stored, until: Date) => Stored,
    ms = 30_000,
  ): Stored[] =>
    [...stored.values()]
      .filter((found) => Number(due(found)) <= at.getTime())
      .sort((one, other) => Number(due(one)) - Number(due(other)))
      .slice(0, limit)
      .map((found) => {
        const claimed = postpone(found, new Date(at.getTime() + ms));
        stored.set(found.order.orderId, claimed);
        return claimed;
      });

  const findOwned: OrderRepository['findOwned'] = async (owner, key) =>
    all().find((order) => order.owner === owner && hasKey(key)(order));

  const repository: OrderRepository = {
    insert: async (order) => {
      const isInserted = insert(order);
      if (isInserted) recent.set(order.orderId, order);
      return isInserted;
    },
    find: async (orderId) => find(orderId),
    findMany: async (orderIds) => all().filter(({ orderId }) => orderIds.includes(orderId)),
    findOwned,
    findToChange: async (owner, orderId, holds) => {
      const known = recent.get(orderId);
      return known?.owner === owner && holds(known) ? known : findOwned(owner, { orderId });
    },
    findAny: async (key) => all().find(hasKey(key)),
    findBuyer: async (orderNo) => {
      const found = all().find((order) => order.orderNo === orderNo && order.placedAt);
      if (!found) return undefined;
      const { orderId, owner, guestOwner, delivery } = found;
      return { orderId, orderNo, owner, guestOwner, email: delivery.email };
    },
    findJoined: async (guestOwners) =>
      newestFirst(
        all().filter(({ guestOwner = '', forgottenAt }) => guestOwners.includes(guestOwner) && !forgottenAt),
      ).map(({ orderId, orderNo, owner, guestOwner = '' }) => ({ orderId, orderNo, owner, guestOwner })),
    lastDeliveries: async (owner, most) =>
      newestFirst(all().filter((order) => order.owner === owner && order.placedAt))
        .slice(0, most)
        .map(({ delivery }) => delivery),
    update: (known, decide) => {
      const orderId = typeof known === 'string' ? known : known.orderId;
      return untilWon(async (nth) => {
        const order = nth === 0 && typeof known !== 'string' ? known : find(orderId);
        if (!order) throw orderUnknown();
        const change = decide(order);
        if (!change) return order;
        const changed = write(order, [change]);
        if (changed) recent.set(orderId, changed);
        return changed;
      });
    },
    advance: (orderId, decide) =>
      untilWon(async () => {
        const order = find(orderId);
        if (!order) throw orderUnknown();
        const changes = await decide(order);
        const changed = changes.length > 0 ? write(order, changes) : order;
        if (!changed) return undefined;
        for (const { opens, tells: event } of changes) {
          if (opens) insert(opens);
          if (event) published.push({ orderId, event });
        }
        return changed;
      }),
    place: async (order, at, freshKey) => {
      const change = placedChange(order, at);
      const placed = afterChange(order, change, at).order;
      if (!isUnchanged(order)) return 'lost race';
      if (isBought(order)) return 'bought already';
      if (order.parent) {
        const parent = find(order.parent.orderId);
        const moved = parent && movedChanges(parent, order, at);
        if (!moved) return 'offer ended';
        if (!isAddressedLike(order, parent)) return 'lost race';
        write(parent, moved);
      }
      write(order, [change]);
      recent.set(order.orderId, placed);
      if (!order.parent) await clearBought(order, freshKey);
      return placed;
    },
    noteLook: async () => {},
    noteRefund: async () => {},
    noteKept: async () => {},
    isBoughtAlready: async (order) => isBought(order),
    claimDue: async (at, states, limit) => {
      const due = ({ order: { state, sweepAt } }: Stored) => (states.includes(state) ? sweepAt : undefined);
      const postpone = (found: Stored, sweepAt: Date) => ({ ...found, order: { ...found.order, sweepAt } });
      return claim(at, limit, due, postpone).map(({ order }) => order);
    },
    claimOffers: async (at, limit) => {
      const postpone = (found: Stored, until: Date) => ({ ...found, offerDueAt: until });
      return claim(at, limit, (found) => found.offerDueAt, postpone).map(({ order }) => order);
    },
    claimFamilies: async (at, limit) => {
      const postpone = (found: Stored, familyDueAt: Date) => ({ ...found, order: { ...found.order, familyDueAt } });
      return claim(at, limit, ({ order }) => order.familyDueAt, postpone).map(({ order }) => order);
    },
    claimReleases: async (at, limit) => {
      const due = ({ releases, releaseAt = new Date(0) }: Stored) => (releases.length > 0 ? releaseAt : undefined);
      const postpone = (found: Stored, releaseAt: Date) => ({ ...found, releaseAt });
      return claim(at, limit, due, postpone, 5_000).map(({ order, releases }) => ({ ...order, releases }));
    },
    followOnsOf: async (orderId) => {
      const followOns = (of: string): Order[] =>
        all()
          .filter(({ parent }) => parent?.orderId === of)
          .flatMap((order) => [order, ...followOns(order.orderId)]);
      return followOns(orderId);
    },
    inReview: async () => all().filter(({ review }) => review !== undefined),
    countInReview: async () => all().filter(({ review }) => review !== undefined).length,
  };
  return { repository, find, published };
};
