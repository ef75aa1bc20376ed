import { OrderCancelCause, type OrderPlaced } from '@southline/contracts/events';
import { OrderNewsKind } from '@southline/contracts/notifications';
import { eventually, unique } from '@southline/testkit';
import { anOrderCancelled, orderCancelledMessage } from '@southline/testkit/order-cancelled';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { accountMails } from '../src/storage/collections.ts';
import { runWithDocuments } from './support/bench.ts';

const bench = runWithDocuments();

/** Mails about cancellations to an address, without other mails about the order. */
const mailsTo = (address: string, count: number) =>
  eventually(async () => {
    const found = (await bench.mailbox.to(address)).filter(({ Subject }) => /cancelled|取消/i.test(Subject));
    expect(found).toHaveLength(count);
    return Promise.all(found.map(async (mail) => ({ ...mail, ...(await bench.mailbox.read(mail)) })));
  });
const buyerOf = ({ delivery }: OrderPlaced) => delivery?.email ?? '';
const aMember = (change: Partial<OrderPlaced> = {}) =>
  anOrderPlaced({ owner: 'member:4711', membershipNo: '4711', ...change });
const byStaff = { cause: OrderCancelCause.ORDER_CANCEL_CAUSE_STAFF } as const;

test('each cancellation is mailed once with its credit note, whatever comes first', async () => {
  const order = aMember();
  const first = anOrderCancelled(order, { no: 1, units: { '2002': 3 } });
  const last = anOrderCancelled(order, { no: 2, units: { '1001': 1 } });
  const messages = [first, last].map((event) => orderCancelledMessage(event));
  await bench.publish([...messages, orderCancelledMessage(first)]);
  await bench.publish([orderPlacedMessage(order)]);
  const mails = await mailsTo(buyerOf(order), 2);
  await bench.publish([...messages, orderCancelledMessage(last)]);
  const after = anOrderCancelled(order, { no: 3, units: { '2002': 1 } });
  if (after.cancellation) after.cancellation.wholeOrder = true;
  await bench.publish([orderCancelledMessage(after)]);
  const all = await mailsTo(buyerOf(order), 3);
  expect(new Set(all.map(({ MessageID }) => MessageID)).size).toBe(3);
  for (const { Attachments } of all)
    expect(Attachments.map(({ FileName }) => FileName)).toEqual([
      expect.stringMatching(`^Southline-Credit-Note-${order.orderNo}-[123].pdf$`),
    ]);
  const [partly, rest] = [mails, mails].map((found, index) =>
    found.find(({ Text }) => Text.includes(index === 0 ? '$43.50' : '$189.00')),
  );
  expect(partly?.Subject).toBe(`Partly cancelled: Southline order ${order.orderNo}`);
  for (const part of [
    'You cancelled these parts of your order.',
    '3 x SL-2002 Oil filter, spin-on  $43.50',
    'We are refunding $43.50 to your card ending in 1111. Banks usually show it within two to five working days. Your credit note is attached as a PDF. You do not need to do anything else',
    'These parts are still on order:\n\n1 x SL-1001 Battery, 12 V 60 Ah\n1 x SL-2002 Oil filter, spin-on',
    `http://127.0.0.1:8080/au/member-order-details/${order.orderId}/${order.orderNo}`,
  ])
    expect(partly?.Text).toContain(part);
  expect(rest?.Text).toContain('These parts are still on order:\n\n1 x SL-2002 Oil filter, spin-on');
  const news = await bench.newsOf(order.orderId);
  expect(news.filter(({ kind }) => kind === OrderNewsKind.ORDER_NEWS_KIND_CANCELLATION_MAILED)).toHaveLength(3);
});

test('a whole order that staff cancelled: their reason, the delivery fee, and nothing that stays', async () => {
  const order = aMember({ language: 'zh' });
  const event = anOrderCancelled(order, { change: byStaff });
  if (event.cancellation) event.cancellation.reason = 'Damaged in <our> warehouse.';
  await bench.publish([orderPlacedMessage(order), orderCancelledMessage(event)]);
  const [mail] = await mailsTo(buyerOf(order), 1);
  expect(mail?.Subject).toBe(`已取消：Southline 订单 ${order.orderNo}`);
  for (const part of [
    '我们取消了您的订单',
    'Damaged in <our> warehouse.',
    '$259.95 将退回您尾号 1111 的银行卡',
    '$12.95',
  ])
    expect(mail?.Text).toContain(part);
  expect(mail?.Text).not.toContain('仍在订单中');
  expect(mail?.HTML).not.toContain('<our>');
});

test('of somebody unproven nothing that was typed is mailed, and no paper', async () => {
  const lines = anOrderPlaced().lines.map((line) => ({ ...line, price: undefined, total: undefined, isFree: true }));
  const order = anOrderPlaced({ lines, buyerUnproven: true, paymentTransaction: '', totals: undefined });
  const event = anOrderCancelled(order);
  if (event.cancellation) event.cancellation.reason = 'Buy at spam.example';
  await bench.publish([orderPlacedMessage(order), orderCancelledMessage(event)]);
  const [mail] = await mailsTo(buyerOf(order), 1);
  expect(mail?.Text).toContain('Nothing was paid for these parts');
  expect(mail?.Text).not.toMatch(/spam|Test|Example Street/);
  expect(mail?.Attachments).toEqual([]);
});

test('the dealer of the order is told once, without the buyer; one without an address is not', async () => {
  const [known, unknown] = [unique('D'), unique('D')];
  const email = `${known}@dealers.example.com`;
  bench.dealerEmails.set(known, email);
  const withDealer = (dealerCode: string) => aMember({ dealer: { dealerCode, name: 'Waipa', phone: '', address: '' } });
  const [order, other] = [withDealer(known), withDealer(unknown)];
  const event = anOrderCancelled(order, { units: { '2002': 1 } });
  await bench.publish([
    orderCancelledMessage(event),
    orderCancelledMessage(event),
    orderCancelledMessage(anOrderCancelled(other)),
  ]);
  await bench.publish([orderPlacedMessage(order), orderPlacedMessage(other)]);
  const state = (orderId: string) => accountMails(bench.mongo).findOne({ _id: `dealer-cancelled/${orderId}/1` });
  await eventually(async () => expect(await state(other.orderId)).toMatchObject({ state: 'dropped' }));
  const [mail] = await mailsTo(email, 1);
  expect(mail?.Subject).toBe(`For your information: order ${order.orderNo} was partly cancelled`);
  expect(mail?.Text).toContain('1 x SL-2002 Oil filter, spin-on\n\nThese parts are still on order:');
  expect(mail?.Text).not.toMatch(/Test Buyer|Ballarat|\$/);
});
