import { OrderCancelCause, type OrderPlaced, PricesOffered, pricesOffered } from '@southline/contracts/events';
import { OrderNewsKind } from '@southline/contracts/notifications';
import { eventually, unique } from '@southline/testkit';
import { anOrderCancelled, orderCancelledMessage } from '@southline/testkit/order-cancelled';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { runWithDocuments } from './support/bench.ts';

const bench = runWithDocuments();

const money = (cents: number) => ({ cents, currency: 'AUD' });

const mailsTo = ({ delivery }: OrderPlaced, subject: RegExp, count: number) =>
  eventually(async () => {
    const found = (await bench.mailbox.to(delivery?.email ?? '')).filter(({ Subject }) => subject.test(Subject));
    expect(found).toHaveLength(count);
    return Promise.all(found.map(async (mail) => ({ ...mail, ...(await bench.mailbox.read(mail)) })));
  });

const offered = (order: OrderPlaced, reminder = false, eventId = unique('event')) => {
  const { orderId, orderNo, owner, delivery, region, language, buyerUnproven } = order;
  const part = { partNo: 'SL-3003', description: 'Radiator' };
  const line = { lineId: '3003', part, quantity: 2, total: money(3_000) };
  const offer = { offerNo: 1, validUntil: '2026-04-07T14:30:00.000Z', lines: [line], total: money(3_000) };
  const event = { orderId, orderNo, owner, delivery, region, language, buyerUnproven, reminder, offer };
  return {
    topic: pricesOffered.topic,
    key: orderId,
    value: Buffer.from(PricesOffered.encode(PricesOffered.fromPartial(event)).finish()),
    headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '1' },
  };
};

test('an offer is mailed once and reminded of once: the prices, the day, and where to answer', async () => {
  const order = anOrderPlaced({ owner: 'member:4711', membershipNo: '4711' });
  await bench.publish([offered(order), offered(order), orderPlacedMessage(order)]);
  const [mail] = await mailsTo(order, /^Prices for your Southline order/, 1);
  for (const part of [
    'Hello Test. We now have the prices of parts',
    '$30.00 in total, GST included. The offer is valid until 8 April 2026.',
    '2 x SL-3003 Radiator  $30.00',
    `Answer the offer: http://127.0.0.1:8080/au/member-order-details/${order.orderId}/${order.orderNo}`,
  ])
    expect(mail?.Text).toContain(part);
  await bench.publish([offered(order, true), offered(order, true)]);
  const [reminder] = await mailsTo(order, /^Reminder: prices for your/, 1);
  expect(reminder?.Text).toContain('Without an answer the parts are cancelled.');
  await mailsTo(order, /^Prices for your Southline order/, 1);
  const news = await bench.newsOf(order.orderId);
  expect(news.filter(({ kind }) => kind === OrderNewsKind.ORDER_NEWS_KIND_OFFER_MAILED)).toHaveLength(2);
});

test('a guest who paid nothing gets no typed text, and is sent to the page that mails a code', async () => {
  const order = anOrderPlaced({ buyerUnproven: true, language: 'zh', paymentTransaction: '' });
  await bench.publish([orderPlacedMessage(order), offered(order)]);
  const [mail] = await mailsTo(order, /的报价$/, 1);
  expect(mail?.Text).toContain('答复报价: http://127.0.0.1:8080/au/order-status');
  expect(mail?.Text).not.toContain('Test');
});

test('an offer that ended: the mail about the cancelled parts says why', async () => {
  const order = anOrderPlaced({ owner: 'member:4711', membershipNo: '4711' });
  const cause = OrderCancelCause.ORDER_CANCEL_CAUSE_OFFER_ENDED;
  const event = anOrderCancelled(order, { units: { '2002': 4 }, change: { cause, refunded: money(0) } });
  await bench.publish([orderPlacedMessage(order), orderCancelledMessage(event)]);
  const [mail] = await mailsTo(order, /cancelled/i, 1);
  expect(mail?.Subject).toBe(`Partly cancelled: Southline order ${order.orderNo}`);
  expect(mail?.Text).toContain('Our price offer for these parts ended without your answer.');
});
