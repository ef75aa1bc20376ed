import { expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { anOrder } from './an-order.ts';
import { papersAreThere } from './papers.ts';

const order = (line: Partial<OrderRecord['lines'][number]> = {}): OrderRecord =>
  anOrder({
    totals: { subTotal: 0, voucherSaving: 0, deliveryFee: 0, gst: 0, totalToPay: 0 },
    lines: [{ lineId: 'l', cleansedPartNo: 'P', quantity: 1, priceCents: 100, isFree: false, ...line }],
  });
const paper = (kind: string) => ({ _id: `o/${kind}/1`, orderId: 'o', kind, isIntact: true });
const violations = (record: OrderRecord, ...kinds: string[]) =>
  papersAreThere([record], kinds.map(paper)).violations.length;

it('a placed order has its tax invoice once, and other documents at most once', () => {
  expect(violations(order(), 'tax-invoice')).toBe(0);
  expect(violations(order(), 'order', 'tax-invoice', 'packing-list', 'parcel-list')).toBe(0);
  expect(violations(order(), 'order', 'packing-list')).toBe(1);
  expect(violations(order(), 'order', 'order', 'tax-invoice')).toBe(1);
  expect(violations(order(), 'tax-invoice', 'tax-invoice')).toBe(1);
  expect(violations(order({ priceCents: 0, isFree: true }), 'order', 'packing-list')).toBe(1);
});

it('only an order without any price is without a tax invoice', () => {
  const advised = order({ priceCents: 0 });
  expect(violations(advised, 'order')).toBe(0);
  expect(violations(advised, 'order', 'packing-list')).toBe(0);
  expect(violations(advised, 'packing-list')).toBe(1);
  expect(violations(advised, 'order', 'tax-invoice')).toBe(1);
  const mixed = { ...advised, lines: [...advised.lines, ...order().lines] };
  expect(violations(mixed, 'tax-invoice')).toBe(0);
  expect(violations(mixed, 'order', 'packing-list')).toBe(1);
});

it('a forgotten order needs its tax invoice alone, and after seven years none', () => {
  const daysAgo = (days: number) => ({ ...order(), forgottenAt: new Date(Date.now() - days * 86_400_000) });
  expect(violations(daysAgo(1), 'tax-invoice')).toBe(0);
  expect(violations(daysAgo(1))).toBe(1);
  expect(violations(daysAgo(6 * 365))).toBe(1);
  expect(violations(daysAgo(8 * 365))).toBe(0);
  const unpriced = { ...order({ priceCents: 0 }), forgottenAt: new Date() };
  expect(violations(unpriced)).toBe(0);
});

it('a damaged paper and one of no placed order are found', () => {
  const invoice = paper('tax-invoice');
  expect(papersAreThere([order()], [{ ...invoice, isIntact: false }]).violations).toHaveLength(1);
  expect(papersAreThere([order()], [invoice, { ...invoice, orderId: 'other' }]).violations).toHaveLength(1);
});
