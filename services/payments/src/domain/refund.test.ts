import { expect, it } from 'vitest';
import { type Refund, refundWasDone } from './refund.ts';

const refund: Refund = {
  reference: 'cancel:order',
  orderId: 'order',
  orderNo: 'SL1000001',
  cents: 3_000,
  reason: '',
  captureTransaction: '1',
  state: 'UNKNOWN',
  refundableBefore: 5_000,
  createdAt: new Date(0),
  version: 2,
};

it.each([
  [5_000, false],
  [2_000, true],
  [4_000, 'unclear'],
  [0, 'unclear'],
])('5,000 refundable before, %i now: a refund of 3,000 was done: %s', (now, done) => {
  expect(refundWasDone(refund, now)).toBe(done);
});
