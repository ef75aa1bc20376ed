import { expect, test } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import type { ReturnItemRecord, ReturnRecord } from '../sources/returns.ts';
import { exchangesFitOrders } from './exchanges.ts';

const totals = { subTotal: 500, voucherSaving: 0, deliveryFee: 0, gst: 45, totalToPay: 500 };
const order = (state: string, over: object = {}) =>
  ({
    _id: 'i',
    orderNo: 'SL2',
    state,
    lines: [{ lineId: 'i', quantity: 1 }],
    totals,
    parent: { orderId: 'o', offerNo: 0, returnNo: 'RT1' },
    ...over,
  }) as unknown as OrderRecord;
const item = (state: string, response: string) =>
  ({ _id: 'i', returnId: 'r', orderId: 'o', response, exchange: { state, quantity: 1 } }) as ReturnItemRecord;
const check = (items: ReturnItemRecord[], orders: OrderRecord[]) =>
  exchangesFitOrders(orders, { returns: [{ _id: 'r', returnNo: 'RT1' } as ReturnRecord], items });

test.each([
  [item('Asked', 'Requested'), []],
  [item('Held', 'Approved'), [order('AwaitingPayment')]],
  [item('Held', 'Approved'), [order('Expired')]],
  [item('Held', 'Approved'), [order('Delivered')]],
  [item('Unavailable', 'Approved'), [order('Expired')]],
  [item('Ended', 'Declined'), [order('Placed')]],
  [item('Ended', 'Declined'), []],
  [
    { ...item('Held', 'Approved'), _id: 'other', exchange: undefined } as unknown as ReturnItemRecord,
    [order('Placed')],
  ],
])('an exchange %j with orders %j is right', (one, orders) => {
  expect(check([one], orders)).toMatchObject({ violations: [], underWay: 0 });
});

test.each([
  ['a held exchange without an order', [item('Held', 'Approved')], []],
  ['an approved item whose exchange was not decided', [item('Asked', 'Approved')], []],
  ['an exchange of a declined item that is held', [item('Held', 'Declined')], [order('AwaitingPayment')]],
  ['a paid order of an exchange without stock', [item('Unavailable', 'Approved')], [order('Placed')]],
  [
    'an order of another return',
    [item('Held', 'Approved')],
    [order('Placed', { parent: { orderId: 'o', returnNo: 'RT2' } })],
  ],
  ['another quantity', [item('Held', 'Approved')], [order('Placed', { lines: [{ lineId: 'i', quantity: 2 }] })]],
  ['a delivery fee', [item('Held', 'Approved')], [order('Placed', { totals: { ...totals, deliveryFee: 1 } })]],
])('finds %s', (_, items, orders) => {
  expect(check(items, orders).violations).toHaveLength(1);
});

test('waits for the job that ends the order of a declined exchange', () => {
  expect(check([item('Ended', 'Declined')], [order('AwaitingPayment')])).toMatchObject({ violations: [], underWay: 1 });
});
