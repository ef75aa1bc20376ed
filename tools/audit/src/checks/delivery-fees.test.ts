import { expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import type { ReturnItemRecord, ReturnRecord } from '../sources/returns.ts';
import { anOrder } from './an-order.ts';
import { deliveryFeesFitFamilies } from './delivery-fees.ts';

const now = new Date('2026-04-05T12:00:00Z');
const longAgo = new Date('2026-04-01T00:00:00Z');
const totals = { subTotal: 1_100, voucherSaving: 0, deliveryFee: 500, gst: 145, totalToPay: 1_600 };

const cancelled = (quantity: number, deliveryCents = 0) => ({
  no: 1,
  at: longAgo,
  lines: [{ lineId: 'l', quantity, refundCents: quantity * 550 }],
  deliveryCents,
  refundCents: quantity * 550 + deliveryCents,
});
const order = (over: Partial<OrderRecord> = {}) => anOrder({ placedAt: longAgo, totals, ...over });
const parent = { orderId: 'o', offerNo: 1 };
const returned = (over: Partial<ReturnItemRecord> = {}): ReturnItemRecord => ({
  _id: 'i',
  returnId: 'r',
  returnState: 'Completed',
  orderId: 'o',
  lineId: 'l',
  response: 'Approved',
  quantity: 1,
  refundCents: 550,
  priceCents: 550,
  reason: 3,
  ...over,
});
const back = (over: Partial<ReturnRecord> = {}): ReturnRecord => ({
  _id: 'r',
  returnNo: 'RT1',
  state: 'Completed',
  refundCents: 550,
  processedAt: longAgo,
  order: { orderId: 'o', paidByCard: true },
  ...over,
});
const check = (orders: OrderRecord[], returns: ReturnRecord[] = [], items: ReturnItemRecord[] = []) =>
  deliveryFeesFitFamilies(orders, { returns, items }, now);
const violations = (...of: Parameters<typeof check>) => check(...of).violations.length;

it('wants the delivery fee back once nothing of an order is left, and not before', () => {
  const whole = (deliveryCents: number) => order({ state: 'Cancelled', cancellations: [cancelled(2, deliveryCents)] });
  expect([violations([order()]), violations([whole(500)]), violations([whole(0)])]).toEqual([0, 0, 1]);
  expect(violations([order({ cancellations: [cancelled(1, 500)] })])).toBe(1);
});

it('counts the units of follow-on orders, and of exchange orders that may be paid for', () => {
  const moved = { followOns: [{ orderId: 'f', lines: [{ lineId: 'l', quantity: 2 }] }], state: 'Moved' };
  const follow = (over: Partial<OrderRecord>) =>
    order({ _id: 'f', parent, totals: { ...totals, totalToPay: 1_100 }, ...over });
  expect(violations([order(moved), follow({})])).toBe(0);
  const gone = follow({ state: 'Cancelled', cancellations: [cancelled(2)] });
  expect(violations([order(moved), gone])).toBe(1);
  const fee = { ...cancelled(2, 500), lines: [] };
  expect(violations([order({ ...moved, cancellations: [fee] }), gone])).toBe(0);
  expect(check([order({ ...moved, familyDueAt: now }), gone])).toMatchObject({ violations: [], underWay: 1 });
  const items = [returned({ quantity: 2 })];
  const exchange = follow({
    state: 'AwaitingPayment',
    placedAt: undefined,
    parent: { ...parent, offerNo: 0, returnNo: 'RT1' },
  });
  const sent = order({ state: 'Delivered' });
  expect(violations([sent, exchange], [back()], items)).toBe(0);
  expect(violations([sent, { ...exchange, state: 'Expired' }], [back()], items)).toBe(1);
});

it('counts units that came back because of our mistake alone', () => {
  const half = order({ cancellations: [cancelled(1)] });
  expect(violations([half], [back()], [returned()])).toBe(1);
  expect(violations([half], [back()], [returned({ reason: 2 })])).toBe(0);
  expect(violations([half], [back()], [returned({ reason: 1, wrongPartSent: true })])).toBe(1);
  expect(violations([half], [back({ state: 'Refunding' })], [returned()])).toBe(0);
  expect(check([half], [back({ processedAt: now })], [returned()]).underWay).toBe(1);
  // An earlier release decided by another rule.
  expect(violations([half], [back({ order: { orderId: 'o', paidByCard: true, pricedUnits: 1 } })], [returned()])).toBe(
    0,
  );
});
