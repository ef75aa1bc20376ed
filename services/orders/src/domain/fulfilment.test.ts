import { expect, test } from 'vitest';
import { movesTo } from './fulfilment.ts';
import type { Order, OrderState } from './order.ts';
import { resend } from './resending.ts';
import { aLine } from './testing.ts';

const neverPlaced: readonly OrderState[] = ['AwaitingPayment', 'Expired', 'Paid', 'Refunding', 'Cancelled'];

const orderIn = (state: OrderState, rest: Partial<Order> = {}) => {
  const placedAt = neverPlaced.includes(state) ? {} : { placedAt: new Date(0) };
  return { state, lines: [aLine()], ...placedAt, ...rest } as Order;
};

test.each([
  ['Placed', 'Dispatched', ['Dispatched']],
  ['Placed', 'Delivered', ['Dispatched', 'Delivered']],
  ['Dispatched', 'Delivered', ['Delivered']],
  ['Dispatched', 'Dispatched', []],
  ['Delivered', 'Dispatched', []],
] as const)('from %s to %s an order makes the moves %j', (from, to, moves) => {
  expect(movesTo(orderIn(from), to)).toEqual(moves);
});

test.each(neverPlaced)('an order that is %s and was never placed goes nowhere', (state) => {
  expect(() => movesTo(orderIn(state), 'Dispatched')).toThrow('This order is not placed.');
});

test('an order that was placed and then cancelled goes nowhere, and its confirmation is not sent again', () => {
  const cancelled = orderIn('Cancelled', { placedAt: new Date(0) });
  expect(() => movesTo(cancelled, 'Delivered')).toThrow('This order is cancelled.');
  expect(() => resend(cancelled, 'press', new Date(1))).toThrow('This order is cancelled.');
});

test('a cancelled line without a price does not keep the others back', () => {
  const lines = [aLine(), aLine({ lineId: 'advised', priceCents: 0, quantity: 2 })];
  const cancelled = (quantity: number) => [{ lines: [{ lineId: 'advised', quantity, refundCents: 0 }] }];
  const order = (quantity: number) =>
    orderIn('Placed', { lines, cancellations: cancelled(quantity) as unknown as Order['cancellations'] });
  expect(() => movesTo(order(1), 'Dispatched')).toThrow('to be advised');
  expect(movesTo(order(2), 'Dispatched')).toEqual(['Dispatched']);
});

test('an order with a price to be advised stays', () => {
  const advised = orderIn('Placed', { lines: [aLine({ priceCents: 0, isFree: false })] });
  expect(() => movesTo(advised, 'Delivered')).toThrow('to be advised');
  expect(movesTo(orderIn('Placed', { lines: [aLine({ priceCents: 0, isFree: true })] }), 'Dispatched')).toHaveLength(1);
});

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

test('a confirmation is sent once per press and three times in a day', () => {
  const resends = [1, 2, 3].map((hour) => ({ at: at(hour), requestId: `press-${hour}` }));
  const order = orderIn('Dispatched', { resends });
  expect(resend(order, 'press-2', at(4))).toEqual([]);
  expect(() => resend(order, 'press-4', at(4))).toThrow('three times');
  expect(resend(order, 'press-4', at(25))).toMatchObject([{ tells: 'confirmation requested' }]);
  expect(() => resend(orderIn('Cancelled'), 'press', at(1))).toThrow('not placed');
});
