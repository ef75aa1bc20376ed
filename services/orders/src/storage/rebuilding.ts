import { OrderCancelled, orderCancelled, orderPlaced } from '@southline/contracts/events';
import { toMoney } from '@southline/contracts/money';
import { busy } from '@southline/kernel/errors';
import type { EventHeaders } from '@southline/platform/kafka';
import { type ClientSession, inTransaction, isDuplicateKey, type Mongo, onDuplicate } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { linkedChanges } from '../domain/offers.ts';
import type { OrderNumbers } from '../domain/ports.ts';
import { mayBeRebuilt, rebuildable, rebuilt, staleRounds } from '../domain/rebuild.ts';
import type { Rebuilding } from '../domain/reconciling.ts';
import { orders, told } from './collections.ts';
import { applyChanges } from './order-change.ts';
import { toDocument, toOrder } from './order-document.ts';
import { passOrderNumbers } from './order-numbers.ts';
import { clearBought } from './order-repository.ts';
import { createReplaying } from './replaying.ts';

const eventVersion = 1;

/** Since the restore, another order has its number or its goods. The capture of this one is then refunded. */
const unlessTaken = (error: unknown): false => {
  if (isDuplicateKey(error)) return false;
  throw error;
};

/**
 * Moves the units of placed follow-on orders out of their parent. The restored copy may be older than the placing of
 * these orders, or than the parent.
 */
const linkFollowOns = async (mongo: Mongo, session: ClientSession, parentId: string, now: Date): Promise<void> => {
  const found = await orders(mongo).findOne({ _id: parentId }, { session });
  if (!found) return;
  const placed = { 'parent.orderId': parentId, placedAt: { $exists: true } };
  const followOns = await orders(mongo).find(placed, { session }).toArray();
  const parent = toOrder(found);
  const changes = linkedChanges(parent, followOns.map(toOrder));
  if (!(await applyChanges(mongo, parent, changes, now, session))) throw busy();
};

/** Restores orders that a restored copy lacks. */
export const createRebuilding = (
  mongo: Mongo,
  numbers: OrderNumbers,
  bookRefunds: Rebuilding['bookRefunds'],
): Rebuilding => {
  return {
    ...createReplaying(mongo),
    bookRefunds,
    async find(orderId) {
      const found = await orders(mongo).findOne({ _id: orderId });
      return found ? toOrder(found) : undefined;
    },
    async lacking(orderIds) {
      const whole = { _id: { $in: [...orderIds] }, state: { $nin: [...rebuildable] } };
      const found = await orders(mongo)
        .find(whole, { projection: { _id: 1 } })
        .toArray();
      const there = new Set(found.map(({ _id }) => _id));
      return new Set(orderIds.filter((orderId) => !there.has(orderId)));
    },
    passNumbers: (orderNos) => passOrderNumbers(mongo, orderNos),
    async rebuild({ placed, version, event }) {
      const now = new Date();
      const again = {
        id: event.id,
        topic: orderPlaced.topic,
        key: placed.orderId,
        version,
        value: event.value,
        headers: event.headers as EventHeaders,
        occurredAt: placed.placedAt,
      };
      return inTransaction(mongo, async (session) => {
        const copy = await orders(mongo).findOne({ _id: placed.orderId }, { session });
        const before = copy ? toOrder(copy) : undefined;
        if (!mayBeRebuilt(before)) return false;
        const order = rebuilt(before, placed, version, now);
        const releases = [...new Set([...(copy?.releases ?? []), ...staleRounds(before, placed)])];
        const document = { ...toDocument(order), releases };
        await orders(mongo).replaceOne({ _id: placed.orderId }, document, { session, upsert: true });
        await appendToOutbox(mongo, session, [again]);
        if (!order.parent) await clearBought(mongo, session, order, () => numbers.next());
        await linkFollowOns(mongo, session, order.parent?.orderId ?? order.orderId, now);
        return true;
      }).catch(unlessTaken);
    },
    async tell({ transaction, orderId, orderNo, cents, buyer }, reason) {
      const at = new Date();
      const message = {
        orderId,
        orderNo,
        delivery: buyer,
        refunded: toMoney(cents),
        reason,
        region: 'au',
        language: 'en',
      };
      const event = outboxEvent(orderCancelled, OrderCancelled.fromPartial(message), {
        version: eventVersion,
        occurredAt: at,
      });
      await inTransaction(mongo, async (session) => {
        await told(mongo).insertOne({ _id: transaction, orderId, at }, { session });
        await appendToOutbox(mongo, session, buyer.email ? [event] : []);
      }).catch(onDuplicate(() => undefined));
    },
  };
};
