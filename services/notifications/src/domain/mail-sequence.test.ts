import { expect, test } from 'vitest';
import { keyOf, type MailJob } from './mail-job.ts';
import { earlierKeys } from './mail-sequence.ts';

const mail = (template: MailJob['template'], request?: string): MailJob => ({
  template,
  orderId: 'o',
  address: 'a@example.com',
  role: 'buyer',
  ...(request && { request }),
});
const change = (no: number) => mail('delivery-changed', String(no));

test('a mail about a change of the address waits for those about all earlier changes, and for no later one', () => {
  const confirmation = keyOf(mail('order-confirmation'));
  expect(earlierKeys(change(1))).toEqual([confirmation]);
  expect(earlierKeys(change(3))).toEqual([confirmation, keyOf(change(1)), keyOf(change(2))]);
});

test('a dispatch waits for every change of the address', () => {
  expect(earlierKeys(mail('order-dispatched', '1'))).toEqual([
    keyOf(mail('order-confirmation')),
    keyOf(mail('delivery-changed')),
  ]);
});
