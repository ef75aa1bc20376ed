import { expect, test } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { confirmationsWereSent, fulfilmentWasMailed, offersWereMailed } from './mails.ts';

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
  [
    'Delivered',
    [mail('已发货：Southline 订单 SL1 的第 1 个包裹', '<5>'), mail('已送达：Southline 订单 SL1', '<6>')],
    0,
  ],
  ['Placed', [mail('已发货：Southline 订单 SL1', '<5>')], 1],
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

test.each([
  [['Your Southline order SL1'], 0],
  [['您的 Southline 订单 SL1'], 0],
  [['您的 Southline 订单 SL1', 'Your Southline order SL1'], 1],
  [['您的 Southline 订单 SL1', '您的 Southline 订单 SL1 的 PDF'], 0],
  [['您的 Southline 订单 SL1 的 PDF'], 1],
])('the buyer of a placed order has the mails %j', (subjects, violations) => {
  const placed = { ...order('Placed'), delivery: { email: 'a@example.com' }, remarks: { ccEmails: [] } };
  const mails = subjects.map((subject, n) => mail(subject, `<${n}>`));
  expect(confirmationsWereSent([placed], mails).violations).toHaveLength(violations);
});

test.each([
  [['Prices for your Southline order SL1'], false, 0],
  [['您的 Southline 订单 SL1 的报价'], false, 0],
  [['提醒：您的 Southline 订单 SL1 的报价', '您的 Southline 订单 SL1 的报价'], true, 0],
  [['Reminder: prices for your Southline order SL1', 'Prices for your Southline order SL1'], true, 0],
  [['Reminder: prices for your Southline order SL1', 'Prices for your Southline order SL1'], false, 1],
  [['Prices for your Southline order SL1', 'Prices for your Southline order SL1'], false, 1],
  [['Prices for your Southline order SL1'], true, 1],
  [[], false, 1],
])('of one offer the mails %j were sent, reminded: %s', (subjects, isReminded, violations) => {
  const [at, now] = [new Date(0), new Date(3_600_000)];
  const offer = { no: 1, state: 'Open', madeAt: at, validUntil: now, lines: [], ...(isReminded && { remindedAt: at }) };
  const mails = subjects.map((subject, n) => mail(subject, `<${n}>`));
  const check = (when: Date) => offersWereMailed([{ ...order('Placed'), offers: [offer] }], mails, when);
  expect(check(now).violations).toHaveLength(violations);
  if (subjects.length === 0) expect(check(at)).toMatchObject({ violations: [], underWay: 1 });
});
