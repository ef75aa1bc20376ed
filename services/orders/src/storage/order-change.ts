import { ordersStaffActed } from '@southline/contracts/events';
import { staffEvents } from '@southline/platform/journal';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { UpdateFilter } from 'mongodb';
import type { Order } from '../domain/order.ts';
import { afterChange } from '../domain/order-change.ts';
import { listedStates } from '../domain/order-list.ts';
import type { OrderChange } from '../domain/ports.ts';
import { eventOf } from '../mapping/events.ts';
import { staffActions } from '../mapping/staff-actions.ts';
import { type OrderDocument, orders } from './collections.ts';
import {
  changesWords,
  followingFields,
  listedSince,
  normalizedEmailOf,
  toDocument,
  wordsOf,
} from './order-document.ts';

/** One update, conditional on the state and version on which the change was decided. Undefined after a lost race. */
export const applyChange = async (
  mongo: Mongo,
  order: Order,
  change: OrderChange,
  now: Date,
  session?: ClientSession,
): Promise<Order | undefined> => {
  const { order: next, set, entry } = afterChange(order, change, now);
  const entries = Object.entries({ ...set, ...followingFields(next) });
  const assigned = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const removed = Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, '']));
  const update = {
    $set: {
      ...assigned,
      ...(entry && { state: entry.to }),
      ...(changesWords(set) && { words: wordsOf(next) }),
      ...('delivery' in set && { normalizedEmail: normalizedEmailOf(next) }),
      ...(listedStates.has(next.state) && !listedStates.has(order.state) && listedSince(now)),
    },
    ...(Object.keys(removed).length > 0 && { $unset: removed }),
    $inc: { version: 1 },
    ...(entry && { $push: { history: entry } }),
    ...(change.release !== undefined && { $addToSet: { releases: change.release } }),
    ...(change.released !== undefined && { $pull: { releases: change.released } }),
  };
  const { matchedCount } = await orders(mongo).updateOne(
    { _id: order.orderId, state: order.state, version: order.version },
    update as UpdateFilter<OrderDocument>,
    { ...(session && { session }) },
  );
  if (matchedCount !== 1) return undefined;
  // The update succeeded on this version, so the stored document is known without a read.
  return next;
};

/** Inserts an order unless one with the same id exists. */
export const openOnce = (mongo: Mongo, order: Order, session: ClientSession) => {
  const { _id, ...first } = toDocument(order);
  return orders(mongo).updateOne({ _id }, { $setOnInsert: first }, { upsert: true, session });
};

/**
 * Writes the changes, their events and the orders that they insert. Undefined after a lost race: the caller then aborts
 * the transaction.
 */
export const applyChanges = async (
  mongo: Mongo,
  order: Order,
  changes: readonly OrderChange[],
  now: Date,
  session: ClientSession,
): Promise<Order | undefined> => {
  let current: Order | undefined = order;
  for (const change of changes) {
    current = await applyChange(mongo, current, change, now, session);
    if (!current) return undefined;
    if (change.opens) await openOnce(mongo, change.opens, session);
    if (change.tells) await appendToOutbox(mongo, session, [eventOf(change.tells, current, now)]);
  }
  await appendToOutbox(mongo, session, staffEvents(ordersStaffActed, staffActions(order, current), now));
  return current;
};
