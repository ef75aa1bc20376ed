import { busy } from '@southline/kernel/errors';
import { refundFinding } from '@southline/kernel/order-findings';
import { untilWon } from '@southline/kernel/until-won';
import type { EventHeaders } from '@southline/platform/kafka';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { foundChange, hasOpenFindings } from '../domain/finding.ts';
import type { Order } from '../domain/order.ts';
import type { PastEvent, Rebuilding } from '../domain/reconciling.ts';
import { replay } from '../domain/replay.ts';
import { orders } from './collections.ts';
import { applyChange, openOnce } from './order-change.ts';
import { toOrder } from './order-document.ts';

const atOnce = 500;

const byOrder = (events: readonly PastEvent[]): ReadonlyMap<string, readonly PastEvent[]> => {
  const grouped = new Map<string, PastEvent[]>();
  for (const event of events) {
    const own = grouped.get(event.orderId);
    if (own) own.push(event);
    else grouped.set(event.orderId, [event]);
  }
  return grouped;
};

type Replaying = Pick<Rebuilding, 'replay' | 'holdBack' | 'inReview' | 'openBefore'>;

/** Applies the events of the past to orders that the store has. */
export const createReplaying = (mongo: Mongo): Replaying => {
  const findMany = async (orderIds: readonly string[]): Promise<Order[]> => {
    const found: Order[] = [];
    for (let from = 0; from < orderIds.length; from += atOnce) {
      const some = orders(mongo).find({ _id: { $in: orderIds.slice(from, from + atOnce) } });
      found.push(...(await some.toArray()).map(toOrder));
    }
    return found;
  };

  /** One transaction for the order and the events that other services may lack too. Without journal entries. */
  const applyTo = (known: Order, own: readonly PastEvent[]): Promise<boolean> =>
    untilWon(async (nth) => {
      const [order] = nth === 0 ? [known] : await findMany([known.orderId]);
      if (!order) return false;
      const now = new Date();
      const { changes, applied } = replay(
        order,
        own.map(({ fact }) => fact),
        now,
      );
      if (changes.length === 0) return false;
      const again = own.filter(({ fact }) => applied.includes(fact));
      return inTransaction(mongo, async (session) => {
        let current = order;
        for (const change of changes) {
          const next = await applyChange(mongo, current, change, now, session);
          if (!next) return undefined;
          if (change.opens) await openOnce(mongo, change.opens, session);
          current = next;
        }
        const events = again.map(({ event }) => ({ ...event, headers: event.headers as EventHeaders }));
        await appendToOutbox(mongo, session, events);
        return true;
      });
    });

  return {
    async replay(events) {
      const grouped = byOrder(events);
      const changed: string[] = [];
      for (const order of await findMany([...grouped.keys()]))
        if (await applyTo(order, grouped.get(order.orderId) ?? [])) changed.push(order.orderId);
      return changed;
    },
    async holdBack(refunds) {
      const whats = new Map<string, string[]>();
      for (const { orderId, transaction } of refunds)
        whats.set(orderId, [...(whats.get(orderId) ?? []), refundFinding(transaction)]);
      for (const order of await findMany([...whats.keys()])) {
        const change = foundChange(order, whats.get(order.orderId) ?? []);
        if (change && !(await applyChange(mongo, order, change, new Date()))) throw busy();
      }
    },
    async inReview() {
      const found = await orders(mongo)
        .find({ review: { $exists: true } })
        .hint('review')
        .toArray();
      return found
        .map(toOrder)
        .filter(hasOpenFindings)
        .map(({ orderNo }) => orderNo);
    },
    async openBefore(time) {
      const open = { state: 'Placed', listedAt: { $lt: time } } as const;
      const found = orders(mongo).find(open).hint('list-to-dispatch').project<{ orderNo: string }>({ orderNo: 1 });
      return (await found.toArray()).map(({ orderNo }) => orderNo).sort();
    },
  };
};
