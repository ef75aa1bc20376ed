import { orderJoined } from '@southline/contracts/events';
import { normalizedAddress } from '@southline/kernel/email';
import { busy } from '@southline/kernel/errors';
import { isGuest, ownerOfMember } from '@southline/kernel/owner';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { closedMembers } from '@southline/platform/own-data';
import type { Order } from '../domain/order.ts';
import type { VerifiedAddress } from '../domain/ports.ts';
import { orders } from './collections.ts';
import { applyChange } from './order-change.ts';
import { normalizedEmailOf, toOrder } from './order-document.ts';

/** Also finds orders without the field: a process of the previous release may have placed some. */
export const placedFor = (address: string) => ({
  $or: [{ normalizedEmail: address }, { normalizedEmail: { $exists: false } }],
  placedAt: { $exists: true },
});

/** Placed orders of guests with this address, and their follow-on orders. Unplaced orders stay with their cart. */
const ordersToJoin = async (mongo: Mongo, session: ClientSession, email: string): Promise<Order[]> => {
  const address = normalizedAddress(email);
  const placed = await orders(mongo).find(placedFor(address), { session }).toArray();
  const ofGuests = placed.filter((order) => isGuest(order.owner) && normalizedEmailOf(order) === address);
  const continuing = { 'parent.orderId': { $in: ofGuests.map(({ _id }) => _id) }, placedAt: { $exists: false } };
  return [...ofGuests, ...(await orders(mongo).find(continuing, { session }).toArray())].map(toOrder);
};

/** Moves guests' orders to the account of the member who verified their address, all in one transaction. */
export const joinOrders =
  (mongo: Mongo) =>
  async (session: ClientSession, { membershipNo, email }: VerifiedAddress): Promise<void> => {
    if (email === '' || (await closedMembers(mongo).findOne({ _id: membershipNo }, { session }))) return;
    const [now, owner] = [new Date(), ownerOfMember(membershipNo)];
    for (const order of await ordersToJoin(mongo, session, email)) {
      const guestOwner = order.owner;
      const joined = await applyChange(mongo, order, { set: { owner, guestOwner } }, now, session);
      // Another write came first, so the event is handled again.
      if (!joined) throw busy();
      const event = { orderId: order.orderId, owner, guestOwner, joinedAt: now.toISOString() };
      await appendToOutbox(mongo, session, [
        outboxEvent(orderJoined, event, { version: joined.version, occurredAt: now }),
      ]);
    }
  };
