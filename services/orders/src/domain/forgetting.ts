import { dayMs, hourMs } from '@southline/kernel/clock';
import { finalStates } from '@southline/kernel/final-states';
import { noDelivery, noRemarks } from '@southline/kernel/order';
import { activeOffer } from './offer.ts';
import { allowedMoves, type Order } from './order.ts';

/** A card that was sent for an unpaid order may still be at its bank for this time. */
const cardMs = hourMs;
/** An access code cannot be used any more after this time, so no late capture places an expired order. */
const expiredMs = 30 * dayMs;

/** States that an order never leaves. */
export const lastStates = finalStates(allowedMoves);

type Facts = Pick<Order, 'state' | 'card' | 'createdAt' | 'cancellations' | 'review' | 'offers'>;

const refundsUnderWay = ({ cancellations = [] }: Facts) => cancellations.some(({ refundedAt }) => !refundedAt);

/** Whether it keeps an account from being closed. An unpaid order does only while a card may be under way. */
export const isOpen = (order: Facts, now: Date): boolean => {
  const { state, card } = order;
  if (state === 'Expired') return false;
  if (state === 'AwaitingPayment') return card !== undefined && now.getTime() - card.sentAt.getTime() < cardMs;
  return !lastStates.includes(state) || refundsUnderWay(order);
};

/** Whether nothing can become of it any more, so that its buyer's data are not needed. */
export const hasEnded = (order: Facts, now: Date): boolean => {
  const { state, createdAt, review } = order;
  if (review !== undefined || refundsUnderWay(order) || activeOffer(order)) return false;
  if (state === 'Expired') return now.getTime() - createdAt.getTime() > expiredMs;
  return lastStates.includes(state);
};

/** What replaces the data of its buyer. Number, lines, totals, payment, history and the owner's number stay. */
export const withoutBuyer = ({ cancellations }: Pick<Order, 'cancellations'>) => ({
  delivery: noDelivery,
  remarks: noRemarks,
  ...(cancellations && { cancellations: cancellations.map((one) => ({ ...one, reason: '' })) }),
});
