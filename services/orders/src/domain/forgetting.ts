import { dayMs, hourMs } from '@southline/kernel/clock';
import { finalStates } from '@southline/kernel/final-states';
import { noDelivery, noRemarks } from '@southline/kernel/order';
import { activeOffer } from './offer.ts';
import { allowedMoves, type Order } from './order.ts';

/** How long a card that was sent for an unpaid order may still be at its bank. */
const cardMs = hourMs;
/** How long an access code can be used. After that no late capture can place an expired order. */
const expiredMs = 30 * dayMs;

/** The final states of an order. */
export const lastStates = finalStates(allowedMoves);

type Facts = Pick<Order, 'state' | 'card' | 'createdAt' | 'cancellations' | 'review' | 'offers'>;

const refundsUnderWay = ({ cancellations = [] }: Facts) => cancellations.some(({ refundedAt }) => !refundedAt);

/**
 * Whether the order keeps an account from being closed. An unpaid order does so only while a card may be at its bank.
 */
export const isOpen = (order: Facts, now: Date): boolean => {
  const { state, card } = order;
  if (state === 'Expired') return false;
  if (state === 'AwaitingPayment') return card !== undefined && now.getTime() - card.sentAt.getTime() < cardMs;
  return !lastStates.includes(state) || refundsUnderWay(order);
};

/** Whether the order can no longer change, so that its buyer's data are not needed. */
export const hasEnded = (order: Facts, now: Date): boolean => {
  const { state, createdAt, review } = order;
  if (review !== undefined || refundsUnderWay(order) || activeOffer(order)) return false;
  if (state === 'Expired') return now.getTime() - createdAt.getTime() > expiredMs;
  return lastStates.includes(state);
};

/** The fields that replace the buyer's data. Number, lines, totals, payment, history and the owner's number stay. */
export const withoutBuyer = ({ cancellations }: Pick<Order, 'cancellations'>) => ({
  delivery: noDelivery,
  remarks: noRemarks,
  ...(cancellations && { cancellations: cancellations.map((one) => ({ ...one, reason: '' })) }),
});
