import { placedOrder } from '@southline/contracts/order-facts';
import type { OrderFacts } from '@southline/kernel/order';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import type { Cancellation, UnitsCancelled } from '../../domain/cancellation.ts';
import { confirmationMail } from '../confirmation.ts';
import { deliveredMail, dispatchedMail } from '../fulfilment.ts';
import { cancelledMail, papersMail, paymentProblemMail } from '../order-problems.ts';
import { priceOfferMail } from '../price-offer.ts';
import { testSite } from '../testing.ts';
import { unitsCancelledMail } from '../units-cancelled.ts';

const site = testSite('https://southline.example');
const facts = (change: Partial<OrderFacts> = {}) => ({
  ...placedOrder(anOrderPlaced({ orderNo: 'SL10000234', language: 'zh', membershipNo: '40000012' })),
  ...change,
});
const cancellation: Cancellation = {
  orderNo: 'SL10000234',
  region: 'au',
  language: 'zh-CN',
  firstName: '小明',
  refunded: 25_995,
  cause: 'SoldOut',
  reason: 'Part of your order sold out before your payment arrived.',
};

const problem = { orderNo: 'SL10000234', region: 'au', language: 'zh', firstName: '小明', refunded: 25_995 } as const;

const cancelledUnits = (change: Partial<UnitsCancelled> = {}): UnitsCancelled => ({
  order: facts(),
  goods: [{ partNo: 'SL-2002', description: '机油滤清器', quantity: 3, refund: 4_350 }],
  left: [{ partNo: 'SL-1001', description: '电池', quantity: 1 }],
  by: 'buyer',
  reason: '',
  refund: 4_350,
  deliveryRefund: 0,
  kept: 0,
  paidByCard: true,
  ...change,
});

const offer = (isReminder: boolean) => ({
  validUntil: '2026-04-07T00:00:00.000Z',
  lines: [{ partNo: 'SL-3003', description: '散热器', quantity: 2, total: 3_000 }],
  total: 3_000,
  isReminder,
});

const mails = (order = facts()) => ({
  confirmation: confirmationMail({ order, role: 'buyer', site, withPapers: true }),
  again: confirmationMail({ order, role: 'buyer', site, withPapers: false, again: true }),
  copy: confirmationMail({ order, role: 'copy', site, withPapers: true }),
  unproven: confirmationMail({ order: { ...order, unproven: true }, role: 'buyer', site, withPapers: false }),
  papers: papersMail(order, 'buyer', site),
  dispatched: dispatchedMail(order, { carrier: 'Roadline', trackingNo: 'RL 42' }, site),
  delivered: deliveredMail(order, site),
  cancelled: cancelledMail(cancellation, site),
  partlyCancelled: unitsCancelledMail(cancelledUnits(), true, site),
  cancelledByStaff: unitsCancelledMail(cancelledUnits({ by: 'staff', left: [], deliveryRefund: 1_295 }), false, site),
  paidTwice: paymentProblemMail({ ...problem, kind: 'paid-twice' }, site),
  offered: priceOfferMail(order, offer(false), site),
  reminded: priceOfferMail(order, offer(true), site),
  offerEnded: unitsCancelledMail(cancelledUnits({ by: 'offer-end', refund: 0 }), false, site),
  notPaid: paymentProblemMail({ ...problem, kind: 'not-paid' }, site),
});

test.each([
  ['confirmation', '您的 Southline 订单 SL10000234'],
  ['again', '您的 Southline 订单 SL10000234 的确认邮件（再次发送）'],
  ['copy', '您的 Southline 订单 SL10000234'],
  ['papers', '您的 Southline 订单 SL10000234 的 PDF'],
  ['dispatched', '已发货：Southline 订单 SL10000234'],
  ['delivered', '已送达：Southline 订单 SL10000234'],
  ['paidTwice', 'Southline 订单 SL10000234 的重复付款已退回'],
  ['notPaid', '您的 Southline 订单 SL10000234 付款未成功'],
  ['cancelled', '您的 Southline 订单 SL10000234 已取消'],
  ['partlyCancelled', '部分取消：Southline 订单 SL10000234'],
  ['cancelledByStaff', '已取消：Southline 订单 SL10000234'],
  ['offered', '您的 Southline 订单 SL10000234 的报价'],
  ['reminded', '提醒：您的 Southline 订单 SL10000234 的报价'],
  ['offerEnded', '部分取消：Southline 订单 SL10000234'],
] as const)('%s in the buyer’s language: %s', (name, subject) => {
  const mail = mails()[name];
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain('<html lang="zh-Hans">');
});

/** English words of our own texts. Names of parts, places and people stay as they are. */
const ours =
  /\b(order|delivery|subtotal|paid|balance|included|quantity|total|ships|deliver|card|ref|hello|tracking|all)\b/i;

test('no English word of ours is left in a Chinese mail', () => {
  for (const [name, { text }] of Object.entries(mails()))
    for (const line of text.split('\n').filter((each) => !/https:|@/.test(each)))
      expect(line, `${name}: ${line}`).not.toMatch(ours);
});

test('the day is written as the language writes it, amounts as the shop does', () => {
  const { text } = mails().confirmation;
  expect(text).toContain('我们已于2026年4月1日收到您的订单');
  expect(text).toContain('$259.95');
  expect(text).toContain('尾号 1111，交易号 1012345');
});

test('an old cause without a code is shown as in its event', () => {
  expect(cancelledMail({ ...cancellation, cause: undefined }, site).text).toContain('sold out');
});

test('any other language reads English', () => {
  const order = { ...facts(), language: 'fr' };
  expect(confirmationMail({ order, role: 'buyer', site, withPapers: true }).subject).toBe(
    'Your Southline order SL10000234',
  );
});

test('a payment that did not come about says so, that no money was taken, and where to pay again', () => {
  const { text, html } = paymentProblemMail({ ...problem, language: 'en', kind: 'not-paid' }, site);
  for (const part of ['did not go through', 'No money was taken', 'https://southline.example/au/cart'])
    for (const form of [text, html]) expect(form).toContain(part);
});

test('a second payment names the refund, and that the order is kept', () => {
  const { text } = paymentProblemMail({ ...problem, language: 'en', kind: 'paid-twice' }, site);
  expect(text).toContain('We are refunding $259.95 to the card');
  expect(text).toContain('The order goes ahead');
});

test('a cancelled order says who cancelled it and why, and what goes back how', () => {
  const text = (change: Partial<UnitsCancelled>) =>
    unitsCancelledMail(cancelledUnits({ order: { ...facts(), language: 'en' }, ...change }), true, site).text;
  expect(text({ by: 'staff', reason: 'Out of stock.' })).toContain('We cancelled these parts of your order.');
  expect(text({ by: 'staff', reason: 'Out of stock.' })).toContain('Our reason: Out of stock.');
  expect(text({ reason: 'Changed my mind.' })).not.toContain('Changed my mind.');
  expect(text({ paidByCard: false })).toContain('We are refunding $43.50 the way you paid.');
  const unknownCard = { order: { ...facts(), language: 'en', payment: { transaction: '7', cardLastFour: '' } } };
  expect(text(unknownCard)).toContain('We are refunding $43.50 to the card that you paid with.');
  expect(text({ refund: 0 })).toContain('Nothing was paid for these parts');
  const many = Array.from({ length: 40 }, () => cancelledUnits().goods).flat();
  expect(text({ goods: many })).toContain('And 10 more lines.');
});
