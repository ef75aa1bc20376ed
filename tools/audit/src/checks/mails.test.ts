import { expect, test } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { fulfilmentWasMailed } from './mails.ts';

const order = (state: string, orderNo = 'SL1') => ({ orderNo, state }) as OrderRecord;
const mail = (Subject: string, MessageID: string) => ({ Subject, MessageID, To: [{ Address: 'a@example.com' }] });
const onItsWay = mail('On its way: Southline order SL1', '<1>');
const arrived = mail('Delivered: Southline order SL1', '<2>');

test.each([
  ['Placed', [], 0],
  ['Placed', [onItsWay], 1],
  ['Dispatched', [onItsWay], 0],
  ['Dispatched', [], 1],
  // The mail server accepted the mail without confirming it: the same mail, twice.
  ['Dispatched', [onItsWay, onItsWay], 0],
  ['Dispatched', [onItsWay, mail(onItsWay.Subject, '<3>')], 1],
  ['Delivered', [onItsWay, arrived], 0],
  ['Delivered', [onItsWay], 1],
  ['Delivered', [arrived, mail('On its way: Southline order SL10', '<4>')], 1],
])('an order that is %s with the mails %j', (state, mails, violations) => {
  expect(fulfilmentWasMailed([order(state)], mails).violations).toHaveLength(violations);
});

test('each parcel has its mails, also while units of its order wait', () => {
  const parcels = [
    { no: 1, lines: [], deliveredAt: new Date(0) },
    { no: 2, lines: [] },
  ];
  const second = mail('On its way: parcel 2 of Southline order SL1', '<5>');
  const first = mail('On its way: parcel 1 of Southline order SL1', '<6>');
  const violations = (...mails: (typeof second)[]) =>
    fulfilmentWasMailed([{ ...order('Placed'), parcels }], mails).violations.length;
  expect([violations(first, second, arrived), violations(first, arrived), violations(first, second)]).toEqual([
    0, 1, 1,
  ]);
});
