import { dayMs, hourMs } from '@southline/kernel/clock';
import { expect, test } from 'vitest';
import { hasEnded, isOpen, withoutBuyer } from './forgetting.ts';
import { allowedMoves, type Cancellation, type OrderState } from './order.ts';

const now = new Date('2026-11-24T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const order = (state: OrderState, change = {}) => ({ state, createdAt: ago(hourMs), ...change });
const cancellation: Cancellation = {
  no: 1,
  at: ago(hourMs),
  reason: 'I moved house',
  requestId: 'r',
  lines: [],
  deliveryCents: 0,
  refundCents: 100,
};

test('an order keeps an account open until its table of moves has no move left; unpaid and expired ones do not', () => {
  const open = (Object.keys(allowedMoves) as OrderState[]).filter((state) => isOpen(order(state), now));
  expect(open.sort()).toEqual(['Dispatched', 'Paid', 'Placed', 'Refunding']);
});

test('a card that was just sent keeps it open, and so does a refund under way', () => {
  const card = (sentAt: Date) => order('AwaitingPayment', { card: { transactionNo: 'T', sentAt } });
  expect(isOpen(card(ago(60_000)), now)).toBe(true);
  expect(isOpen(card(ago(2 * hourMs)), now)).toBe(false);
  expect(isOpen(order('Cancelled', { cancellations: [cancellation] }), now)).toBe(true);
  expect(isOpen(order('Cancelled', { cancellations: [{ ...cancellation, refundedAt: now }] }), now)).toBe(false);
});

test('the buyer’s data are needed until nothing can become of the order any more', () => {
  const ended = (Object.keys(allowedMoves) as OrderState[]).filter((state) => hasEnded(order(state), now));
  expect(ended.sort()).toEqual(['Cancelled', 'Delivered', 'Moved']);
  expect(hasEnded(order('Delivered', { review: 'amount' }), now)).toBe(false);
  expect(hasEnded(order('Cancelled', { cancellations: [cancellation] }), now)).toBe(false);
  // For 30 days a late capture may still place it.
  expect(hasEnded(order('Expired'), now)).toBe(false);
  expect(hasEnded(order('Expired', { createdAt: ago(31 * dayMs) }), now)).toBe(true);
});

test('nothing that the buyer typed stays, the numbers of a cancellation do', () => {
  const { delivery, remarks, cancellations } = withoutBuyer({ cancellations: [cancellation] });
  expect(new Set(Object.values(delivery))).toEqual(new Set(['']));
  expect(Object.values(remarks).flat().join('')).toBe('');
  expect(cancellations).toEqual([{ ...cancellation, reason: '' }]);
});
