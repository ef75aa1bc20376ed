import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { allowedMoves, type Order } from '../domain/order.ts';
import type { OrderChange } from '../domain/ports.ts';
import { type OrderDocument, orderCollection, toOrder } from './order-document.ts';

/** One conditional update: it happens only on the state and version that it was decided on. Undefined: somebody was first. */
export const applyChange = async (
  mongo: Mongo,
  order: Order,
  change: OrderChange,
  now: Date,
  session?: ClientSession,
): Promise<Order | undefined> => {
  const { to, set = {} } = change;
  if (to && !allowedMoves[order.state].includes(to.state))
    throw new Error(`No move from ${order.state} to ${to.state}.`);
  const entries = Object.entries(set);
  const assigned = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const removed = Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, '']));
  const update = {
    $set: { ...assigned, ...(to && { state: to.state }) },
    ...(Object.keys(removed).length > 0 && { $unset: removed }),
    $inc: { version: 1 },
    ...(to && { $push: { history: { at: now, from: order.state, to: to.state, why: to.why } } }),
    ...(change.release !== undefined && { $addToSet: { releases: change.release } }),
    ...(change.released !== undefined && { $pull: { releases: change.released } }),
  };
  const changed = await orderCollection(mongo).findOneAndUpdate(
    { _id: order.orderId, state: order.state, version: order.version },
    update as Parameters<ReturnType<typeof orderCollection>['findOneAndUpdate']>[1],
    { returnDocument: 'after', ...(session && { session }) },
  );
  return changed ? toOrder(changed as OrderDocument) : undefined;
};
