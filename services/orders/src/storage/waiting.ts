import { ordersStaffActed } from '@southline/contracts/events';
import { type Cents, formatMoney } from '@southline/kernel/money';
import { type Decide, type MoneyKind, type WaitingKind, withSecondPerson } from '@southline/platform/desk';
import type { Mongo } from '@southline/platform/mongo';
import { unpricedLines } from '../domain/offers.ts';
import type { Order } from '../domain/order.ts';
import { orders } from './collections.ts';
import { toOrder } from './order-document.ts';

const offered = { offers: { $elemMatch: { state: { $in: ['Open', 'Accepted'] } } } };

/** Orders with lines that wait for staff to offer a price. */
const linesWithoutPrice = (mongo: Mongo): WaitingKind => ({
  kind: 'lines-without-price',
  seenBy: 'staff',
  async list(most) {
    const found = await orders(mongo)
      .find({ unpricedSince: { $exists: true }, $nor: [offered as never] })
      .hint('unpriced')
      .sort({ unpricedSince: 1, orderNo: 1 })
      .limit(most)
      .toArray();
    return found.map((document) => {
      const order = toOrder(document);
      const { orderId, orderNo } = order;
      const lines = unpricedLines(order);
      return {
        key: orderId,
        record: orderNo,
        orderId,
        since: document.unpricedSince ?? order.createdAt,
        facts: { parts: lines.map(({ partNo, quantity }) => `${quantity} × ${partNo}`).join(', ') },
      };
    });
  },
});

/** Cancellations by staff that wait for a second person, who confirms them on the page of the order. */
const proposedCancellations = (mongo: Mongo): WaitingKind => ({
  kind: 'cancellation-proposed',
  seenBy: 'staff',
  async list(most) {
    const found = await orders(mongo)
      .find({ 'cancelProposal.at': { $exists: true } } as never)
      .hint('proposed-cancellations')
      .sort({ 'cancelProposal.at': 1 })
      .limit(most)
      .toArray();
    return found.map(toOrder).flatMap(({ orderId, orderNo, cancelProposal }) => {
      if (!cancelProposal) return [];
      const { at, by, lines, reason, refundCents } = cancelProposal;
      const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const facts = { units, refund: formatMoney(refundCents), proposedBy: by, proposalReason: reason };
      return [{ key: orderId, record: orderNo, orderId, since: at, facts }];
    });
  },
});

/**
 * The amount that decides whether a second administrator must confirm. An order that an earlier release put into review
 * has none, so it always needs two.
 */
const capturedOf = ({ reviewCents = Number.MAX_SAFE_INTEGER }: Pick<Order, 'reviewCents'>): Cents => reviewCents;

/** Orders in review of one kind. `amountOf`: what the decision is about. */
const inReview = (
  mongo: Mongo,
  { isPlaced, ...kind }: Pick<MoneyKind, 'kind' | 'decisions'> & { readonly isPlaced: boolean },
  amountOf: (order: Order) => Cents,
): MoneyKind => {
  const waiting = { review: { $exists: true }, placedAt: { $exists: isPlaced } };
  return {
    ...kind,
    seenBy: 'administrators',
    async list(most) {
      const found = orders(mongo).find(waiting).hint('review').sort({ createdAt: 1 }).limit(most);
      return (await found.toArray()).map(toOrder).map((order) => {
        const { orderId, orderNo, createdAt, state, review } = order;
        const facts = { state, review };
        return { key: orderId, record: orderNo, orderId, since: createdAt, cents: amountOf(order), facts };
      });
    },
    async centsOf(key) {
      const found = await orders(mongo).findOne({ _id: key, ...waiting });
      return found ? amountOf(toOrder(found)) : undefined;
    },
  };
};

/** Orders whose capture is not their total. */
const ordersInReview = (mongo: Mongo, refund: Decide): MoneyKind =>
  inReview(mongo, { kind: 'order-in-review', isPlaced: false, decisions: { refund } }, capturedOf);

/**
 * Placed orders about which a comparison found something after a restore. If one goes on, its goods may leave, or come
 * back, although the money is with the buyer already: at most what was paid.
 */
const placedInReview = (mongo: Mongo, keep: Decide): MoneyKind =>
  inReview(
    mongo,
    { kind: 'placed-order-in-review', isPlaced: true, decisions: { keep } },
    ({ totals }) => totals.totalToPay,
  );

/** Decisions about orders in review. */
export interface ReviewDecisions {
  readonly refund: Decide;
  readonly keep: Decide;
}

export const waitingKinds = (
  mongo: Mongo,
  { refund, keep }: ReviewDecisions,
  aboveCents: Cents,
): readonly WaitingKind[] => {
  const options = { declaration: ordersStaffActed, aboveCents };
  return [
    linesWithoutPrice(mongo),
    proposedCancellations(mongo),
    withSecondPerson(mongo, ordersInReview(mongo, refund), options),
    withSecondPerson(mongo, placedInReview(mongo, keep), options),
  ];
};
