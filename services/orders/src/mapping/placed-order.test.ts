import { OrderPlaced } from '@southline/contracts/events';
import { noDelivery, noRemarks } from '@southline/kernel/order';
import { expect, it } from 'vitest';
import type { Order, Parent } from '../domain/order.ts';
import { rebuilt } from '../domain/rebuild.ts';
import { aLine } from '../domain/testing.ts';
import { orderPlacedEvent } from './events.ts';
import { placedOrder } from './placed-order.ts';

const placedAt = new Date('2026-03-01T00:00:00Z');
const order = {
  orderId: 'o',
  orderNo: 'SL1',
  owner: 'guest:g',
  state: 'Placed',
  version: 3,
  lines: [aLine({ lineId: 'a', quantity: 3 })],
  totals: { subTotal: 6_000, voucherSaving: 0, deliveryFee: 1_295, gst: 663, totalToPay: 7_295 },
  delivery: noDelivery,
  remarks: noRemarks,
  warehouse: { name: 'Warehouse', address: '1 Quay' },
  payment: { transaction: '7', cents: 7_295, cardLastFour: '1111' },
  expected: { dispatchDay: '2026-03-02', arrivalDay: '' },
  hold: { round: 1, taken: true },
  region: 'au',
  language: 'en',
  placedAt,
} as unknown as Order;

/** The order that a copy lacks, as its event brings it back. */
const again = (of: Order): Order => {
  const event = OrderPlaced.decode(orderPlacedEvent(of, placedAt).value);
  return rebuilt(undefined, placedOrder(event), of.version, placedAt);
};

it('an order that comes back from its event has its payment and its expected days', () => {
  const { payment, expected, lines, totals, parent } = again(order);
  expect({ payment, expected, lines, totals }).toEqual({
    payment: order.payment,
    expected: order.expected,
    lines: order.lines,
    totals: order.totals,
  });
  expect(parent).toBeUndefined();
  expect(again({ ...order, expected: undefined }).expected).toBeUndefined();
});

it('the parent of a follow-on order and that of an exchange order come back as they were', () => {
  const parents: readonly Parent[] = [
    { orderId: 'p', orderNo: 'SL0', offerNo: 2 },
    { orderId: 'p', orderNo: 'SL0', offerNo: 0, returnNo: 'SR1' },
  ];
  for (const parent of parents) expect(again({ ...order, parent }).parent).toEqual(parent);
});
