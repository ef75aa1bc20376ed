import { orderForgotten } from '@southline/contracts/events';
import { dayMs } from '@southline/kernel/clock';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import type { Forget } from '@southline/platform/own-data';
import { hasEnded, isOpen, lastStates, withoutBuyer } from '../domain/forgetting.ts';
import { carts, type OrderDocument, orders } from './collections.ts';
import { normalizedEmailOf, wordsOf } from './order-document.ts';

/** Orders that have not ended are checked again after this time. */
const againMs = dayMs;

/** Replaces the buyer's data and publishes order-forgotten. If another write came first, the next run repeats it. */
const forgetOrder = async (mongo: Mongo, order: OrderDocument, now: Date): Promise<boolean> =>
  inTransaction(mongo, async (session) => {
    const { _id: orderId, version } = order;
    const forgotten = withoutBuyer(order);
    const derived = { words: wordsOf({ ...order, ...forgotten }), normalizedEmail: normalizedEmailOf(forgotten) };
    const update = { $set: { ...forgotten, ...derived, forgottenAt: now }, $inc: { version: 1 } };
    const { matchedCount } = await orders(mongo).updateOne({ _id: orderId, version }, update, { session });
    if (matchedCount === 0) return false;
    const event = { orderId, forgottenAt: now.toISOString() };
    await appendToOutbox(mongo, session, [
      outboxEvent(orderForgotten, event, { version: version + 1, occurredAt: now }),
    ]);
    return true;
  });

/** Deletes the member's cart at once. The delivery details and remarks of an order are deleted when it has ended. */
export const forgetMember =
  (mongo: Mongo, clock: () => Date = () => new Date()): Forget =>
  async ({ owner }) => {
    const now = clock();
    await carts(mongo).deleteOne({ _id: owner });
    let left = 0;
    for await (const order of orders(mongo).find({ owner, forgottenAt: { $exists: false } })) {
      if (!hasEnded(order, now) || !(await forgetOrder(mongo, order, now))) left += 1;
    }
    return left > 0 ? new Date(now.getTime() + againMs) : undefined;
  };

/** Numbers of the orders that keep the owner's account from being closed. */
export const openOrders = async (mongo: Mongo, owner: string, now = new Date()): Promise<string[]> => {
  const found = await orders(mongo)
    .find({ owner, $or: [{ state: { $nin: [...lastStates] } }, { cancellations: { $exists: true } }] })
    .sort({ orderNo: 1 })
    .toArray();
  return found.filter((order) => isOpen(order, now)).map(({ orderNo }) => orderNo);
};
