import { noDelivery, noRemarks } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { type ReturnableOrder, refusalOf } from './request.ts';

const order: ReturnableOrder = {
  orderId: 'o',
  orderNo: 'SL1',
  membershipNo: 'M1',
  delivered: true,
  lines: [],
  valueCents: 0,
  paidByCard: true,
  // The last hour of 1 March in Melbourne.
  orderedAt: new Date('2026-03-01T12:30:00Z'),
  delivery: noDelivery,
  warehouse: { name: '', address: '' },
  remarks: noRemarks,
  region: 'au',
  language: 'en',
};

test.each([
  ['on the thirtieth day, to its last second', '2026-03-31T12:59:59Z', undefined],
  ['the moment after it', '2026-03-31T13:00:00Z', 'ReturnPeriodOver'],
])('a return %s', (_, now, code) => {
  expect(refusalOf(order, false, new Date(now))?.code).toBe(code);
});

test('only after the delivery, and one at a time', () => {
  const now = new Date('2026-03-02T00:00:00Z');
  expect(refusalOf({ ...order, delivered: false }, false, now)?.code).toBe('NotDelivered');
  expect(refusalOf(order, true, now)?.code).toBe('RequestPending');
});
