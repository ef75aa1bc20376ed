import { deskServices } from '@southline/contracts/desk';
import {
  ConfirmationRequested,
  confirmationRequested,
  notificationsStaffActed,
  OrderCancelled,
  OrderDelivered,
  OrderDispatched,
  orderCancelled,
  orderDelivered,
  orderDispatched,
  PaymentProblem,
  PaymentProblemKind,
  paymentProblem,
} from '@southline/contracts/events';
import { NotificationsServiceService, OrderNewsKind } from '@southline/contracts/notifications';
import { noRemarks } from '@southline/kernel/order';
import { jobs } from '@southline/platform/jobs';
import { eventually, unique } from '@southline/testkit';
import { anOrderPlaced, orderDispatchedMessage, orderPlacedMessage } from '@southline/testkit/order-placed';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, test } from 'vitest';
import { mails } from '../src/storage/collections.ts';
import { runWithDocuments } from './support/bench.ts';

const bench = runWithDocuments();

const mailsTo = (address: string, count: number) =>
  eventually(async () => {
    const found = await bench.mailbox.to(address);
    expect(found).toHaveLength(count);
    return found;
  });

const addressOf = (event: { delivery: { email: string } | undefined }) => event.delivery?.email ?? '';

test('an order-placed event delivered five times mails each recipient once, with the tax invoice', async () => {
  const copy = `${unique('copy')}@example.com`;
  const event = anOrderPlaced();
  const buyer = addressOf(event);
  const ccEmails = [copy, copy.toUpperCase(), buyer.toUpperCase(), 'not an address'];
  event.remarks = { ...noRemarks, ccEmails };
  const message = orderPlacedMessage(event);
  await bench.publish([message, message, message, orderPlacedMessage(event), orderPlacedMessage(event)]);

  const [mail] = await mailsTo(buyer, 1);
  const [copied] = await mailsTo(copy, 1);
  if (!mail || !copied) throw new Error('no mail');
  expect(mail.Subject).toBe(`Your Southline order ${event.orderNo}`);
  const content = await bench.mailbox.read(mail);
  expect(content.Attachments.map(({ FileName }) => FileName)).toEqual([`Southline-Tax-Invoice-${event.orderNo}.pdf`]);
  expect(content.Text).toContain('$259.95');
  expect((await bench.mailbox.read(copied)).Attachments).toHaveLength(1);
  const desk = bench.client(NotificationsServiceService, { subject: 'member:D1', role: 'Dealer' });
  const { entries } = await eventually(async () => {
    const timeline = await desk.listOrderTimeline({ orderId: event.orderId, returnIds: [] });
    expect(timeline.entries.map(({ what }) => what)).toEqual(['mail-sent', 'mail-sent']);
    return timeline;
  });
  expect(entries.map(({ facts }) => facts.recipient).sort()).toEqual(['buyer', 'copy']);
  expect(JSON.stringify(entries)).not.toContain('@');

  // When the mails of a later order of another buyer have arrived, every earlier event has been handled.
  const next = anOrderPlaced();
  await bench.publish([{ ...orderPlacedMessage(next), key: event.orderId }]);
  await mailsTo(addressOf(next), 1);
  await mailsTo(buyer, 1);
  expect(await mails(bench.mongo).countDocuments({ orderId: event.orderId })).toBe(2);
});

test('parts have their Chinese names in Chinese mails, and English ones while content does not answer', async () => {
  const [chinese, other] = [anOrderPlaced({ language: 'zh-CN' }), anOrderPlaced({ language: 'ko' })];
  await bench.publish([orderPlacedMessage(chinese), orderPlacedMessage(other)]);
  const textTo = async (event: Parameters<typeof addressOf>[0]) => {
    const [mail] = await mailsTo(addressOf(event), 1);
    if (!mail) throw new Error('no mail');
    return (await bench.mailbox.read(mail)).Text;
  };
  expect(await textTo(chinese)).toContain('机油滤清器, 旋装式');
  expect(await textTo(other)).toContain('Oil filter, spin-on');
});

test('a guest’s order without a payment is mailed without documents and without typed text', async () => {
  const copy = `${unique('stranger')}@example.com`;
  const event = anOrderPlaced({
    buyerUnproven: true,
    remarks: { ...noRemarks, ccEmails: [copy], notes: 'https://evil.example' },
  });
  if (event.delivery) event.delivery.firstName = 'URGENT: your account';
  await bench.publish([orderPlacedMessage(event)]);
  for (const address of [addressOf(event), copy]) {
    const [mail] = await mailsTo(address, 1);
    if (!mail) throw new Error('no mail');
    expect((await bench.mailbox.read(mail)).Attachments).toEqual([]);
    expect(await bench.mailbox.raw(mail)).not.toMatch(/URGENT|evil/);
  }
});

test('an order without any price is mailed with the PDF of the order', async () => {
  const event = anOrderPlaced();
  for (const line of event.lines) Object.assign(line, { priceOnApplication: true, price: undefined, total: undefined });
  await bench.publish([orderPlacedMessage(event)]);
  const [mail] = await mailsTo(addressOf(event), 1);
  if (!mail) throw new Error('no mail');
  const content = await bench.mailbox.read(mail);
  expect(content.Attachments.map(({ FileName }) => FileName)).toEqual([`Southline-Order-${event.orderNo}.pdf`]);
  expect(content.Text).toContain('get a tax invoice of their own once you accept and pay their price.');
});

test('a mail that the server refuses for now is tried again under the same Message-ID', async () => {
  const event = anOrderPlaced();
  await bench.mailbox.fail({ kind: 'reject-temporarily', count: 2, match: addressOf(event) });
  await bench.publish([orderPlacedMessage(event)]);
  const recorded = (state: 'sending' | 'sent') =>
    eventually(async () => (await mails(bench.mongo).findOne({ orderId: event.orderId, state })) ?? false);
  const refused = await recorded('sending');
  const [mail] = await mailsTo(addressOf(event), 1);
  expect(`<${mail?.MessageID}>`).toBe(refused.messageId);
  expect((await recorded('sent')).tries).toBe(3);
});

test('a mail that the server accepts without saying so is repeated under the same Message-ID', async () => {
  const event = anOrderPlaced();
  await bench.mailbox.fail({ kind: 'close-after-data', count: 1, match: addressOf(event) });
  await bench.publish([orderPlacedMessage(event)]);
  const twice = await mailsTo(addressOf(event), 2);
  expect(new Set(twice.map(({ MessageID }) => MessageID)).size).toBe(1);
});

test('a mail that the server refuses for good is tried again once an administrator says so', async () => {
  const event = anOrderPlaced();
  await bench.mailbox.fail({ kind: 'reject-permanently', count: 1, match: addressOf(event) });
  await bench.publish([orderPlacedMessage(event)]);
  const record = await eventually(
    async () => (await mails(bench.mongo).findOne({ orderId: event.orderId, state: 'failed' })) ?? false,
  );
  expect(record.tries).toBe(1);
  expect(await bench.mailbox.to(addressOf(event))).toEqual([]);

  const admin = bench.client(deskServices.notifications, { subject: 'member:A1', role: 'Admin', membershipNo: 'A1' });
  const { items } = await eventually(async () => {
    const list = await admin.listWaiting({});
    expect(list.items.map(({ orderId }) => orderId)).toContain(event.orderId);
    return list;
  });
  const item = items.find(({ orderId }) => orderId === event.orderId);
  expect(item).toMatchObject({
    kind: 'mail-given-up',
    record: 'order-confirmation',
    decisions: ['retry', 'redirect', 'discard'],
  });
  expect(JSON.stringify(item)).not.toContain('@');
  const decision = { kind: 'mail-given-up', key: item?.key ?? '', decision: 'retry', reason: 'the mailbox is back' };
  const dealer = bench.client(deskServices.notifications, { subject: 'member:D1', role: 'Dealer' });
  expect((await dealer.listWaiting({})).items).toEqual([]);
  const requestId = unique('request');
  await expect(dealer.decideWaiting({ ...decision, requestId })).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await admin.decideWaiting({ ...decision, requestId })).toEqual({ state: 'queued' });
  await mailsTo(addressOf(event), 1);
  expect(await eventsOf(bench.mongo, notificationsStaffActed)).toMatchObject([
    { actor: 'A1', action: 'job-retried', orderId: event.orderId, reason: 'the mailbox is back' },
  ]);
});

test('a mail that was given up is sent to the address that an administrator types; the journal has both, masked', async () => {
  const event = anOrderPlaced();
  const other = `${unique('right')}@example.com`;
  await bench.mailbox.fail({ kind: 'reject-permanently', count: 1, match: addressOf(event) });
  await bench.publish([orderPlacedMessage(event)]);
  const admin = bench.client(deskServices.notifications, { subject: 'member:A1', role: 'Admin', membershipNo: 'A1' });
  const item = await eventually(
    async () => (await admin.listWaiting({})).items.find(({ orderId }) => orderId === event.orderId) ?? false,
  );
  const decision = { kind: 'mail-given-up', key: item.key, decision: 'redirect', reason: 'the buyer called' };
  const requestId = unique('request');
  for (const value of ['', 'no address', 'a@example.com, b@example.com'])
    await expect(admin.decideWaiting({ ...decision, value, requestId })).rejects.toMatchObject({ kind: 'invalid' });
  for (const _ of [1, 2]) await admin.decideWaiting({ ...decision, value: ` ${other} `, requestId });
  await mailsTo(other, 1);
  expect(await bench.mailbox.to(addressOf(event))).toEqual([]);
  const job = await jobs(bench.mongo).findOne({ _id: item.key });
  expect(job?.payload).toMatchObject({ address: other, firstAddress: addressOf(event) });
  const acted = await eventsOf(bench.mongo, notificationsStaffActed);
  const entries = acted.filter(({ orderId }) => orderId === event.orderId);
  expect(entries).toMatchObject([
    {
      action: 'mail-redirected',
      reason: 'the buyer called',
      before: { address: expect.stringMatching(/^.…@/) },
      after: { address: 'r…@example.com' },
    },
  ]);
});

test('line breaks and commas in typed text add no header and no recipient', async () => {
  const event = anOrderPlaced({
    orderNo: 'SL1\r\nBcc: spy@example.com',
    remarks: {
      ...noRemarks,
      notes: '<script>alert(1)</script>\r\nBcc: spy@example.com',
      ccEmails: ['copy@example.com, spy@example.com', 'a@example.com\r\nBcc: spy@example.com', '<spy@example.com>'],
    },
  });
  if (event.delivery) event.delivery.firstName = 'Eve\r\nBcc: spy@example.com';
  await bench.publish([orderPlacedMessage(event)]);
  const [mail] = await mailsTo(addressOf(event), 1);
  if (!mail) throw new Error('no mail');
  const raw = await bench.mailbox.raw(mail);
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(headers).not.toMatch(/^bcc:/im);
  expect(await bench.mailbox.to('spy@example.com')).toEqual([]);
  expect((await bench.mailbox.read(mail)).HTML).not.toContain('<script>alert');
});

const headers = () => ({
  'event-id': unique('event'),
  'occurred-at': new Date().toISOString(),
  'aggregate-version': '3',
});

test('an order that is dispatched and delivered is mailed to its buyer once each, in this order', async () => {
  const copy = `${unique('copy')}@example.com`;
  const placed = anOrderPlaced({ remarks: { ...noRemarks, ccEmails: [copy] } });
  const { orderId, orderNo, delivery } = placed;
  const facts = { orderId, orderNo, delivery, region: 'au' };
  const dispatched = OrderDispatched.fromPartial({ ...facts, carrier: 'Roadline', trackingNo: 'RL 42' });
  const onItsWay = {
    topic: orderDispatched.topic,
    key: orderId,
    headers: headers(),
    value: Buffer.from(OrderDispatched.encode(dispatched).finish()),
  };
  const arrived = {
    topic: orderDelivered.topic,
    key: orderId,
    headers: headers(),
    value: Buffer.from(OrderDelivered.encode(OrderDelivered.fromPartial(facts)).finish()),
  };
  // There is no order between topics, so the event may arrive before that of the order.
  await bench.publish([onItsWay, arrived, onItsWay, { ...arrived, headers: headers() }]);
  await bench.publish([orderPlacedMessage(placed)]);
  const found = await mailsTo(delivery?.email ?? '', 3);
  expect(found.map(({ Subject }) => Subject).sort()).toEqual([
    `Delivered: Southline order ${orderNo}`,
    `On its way: Southline order ${orderNo}`,
    `Your Southline order ${orderNo}`,
  ]);
  const news = found.find(({ Subject }) => Subject.startsWith('On its way'));
  if (!news) throw new Error('no mail');
  const { Text, Attachments } = await bench.mailbox.read(news);
  expect(Text).toContain('Carrier: Roadline. Tracking number: RL 42');
  expect(Text).toContain('Hello Test. Your order has left our warehouse and is on its way to 1 Example Street');
  expect(Attachments).toEqual([]);
  await mailsTo(copy, 1);
  const told = await eventually(async () => {
    const news = await bench.newsOf(orderId);
    expect(news).toHaveLength(4);
    return news;
  });
  expect(told.map(({ kind }) => kind)).toEqual([
    OrderNewsKind.ORDER_NEWS_KIND_PAPERS_READY,
    OrderNewsKind.ORDER_NEWS_KIND_CONFIRMATION_MAILED,
    OrderNewsKind.ORDER_NEWS_KIND_DISPATCH_MAILED,
    OrderNewsKind.ORDER_NEWS_KIND_DELIVERY_MAILED,
  ]);
  expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted());
});

test('each parcel has a mail with its lines and the carrier’s page, and one about its arrival', async () => {
  const placed = anOrderPlaced();
  const { orderId, orderNo, delivery } = placed;
  const by = { carrier: 'StarTrack', trackingNo: 'ST1' };
  const first = orderDispatchedMessage(
    placed,
    { parcelNo: 1, lineId: '2002', quantity: 3 },
    { ...by, restWaits: true },
  );
  const second = orderDispatchedMessage(placed, { parcelNo: 2, lineId: '1001', quantity: 1 }, { carrier: 'Roadline' });
  const parcel = { parcelNo: 2, lines: [{ lineId: '1001', quantity: 1 }] };
  const arrived = OrderDelivered.fromPartial({ orderId, orderNo, delivery, region: 'au', parcel });
  const arrival = {
    topic: orderDelivered.topic,
    key: orderId,
    headers: headers(),
    value: Buffer.from(OrderDelivered.encode(arrived).finish()),
  };
  await bench.publish([orderPlacedMessage(placed), first, second, arrival, first, second, arrival]);
  const found = await mailsTo(addressOf(placed), 4);
  expect(found.map(({ Subject }) => Subject).sort()).toEqual([
    `Delivered: parcel 2 of Southline order ${orderNo}`,
    `On its way: parcel 1 of Southline order ${orderNo}`,
    `On its way: parcel 2 of Southline order ${orderNo}`,
    `Your Southline order ${orderNo}`,
  ]);
  const textOf = async (start: string) => {
    const mail = found.find(({ Subject }) => Subject.startsWith(start));
    if (!mail) throw new Error('no mail');
    return (await bench.mailbox.read(mail)).Text;
  };
  const one = await textOf('On its way: parcel 1');
  expect(one).toContain('3 x SL-2002 Oil filter, spin-on');
  expect(one).not.toContain('SL-1001');
  expect(one).toContain('The other goods follow in another parcel.');
  expect(one).toContain('Track this parcel: https://startrack.com.au/track/details/ST1');
  const two = await textOf('On its way: parcel 2');
  expect(two).toContain('1 x SL-1001');
  expect(two).not.toContain('follow');
  expect(two).not.toContain('Track this parcel');
  expect(await textOf('Delivered')).toContain('Parcel 2 of your order has been delivered.');
});

test('an unknown order has no history, and people cannot call', async () => {
  expect(await bench.newsOf(unique('order'))).toEqual([]);
  const person = bench.client(NotificationsServiceService, { subject: 'member:1', role: 'Admin' });
  await expect(person.listOrderNews({ orderId: 'o1' })).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a confirmation requested again has the document, once per request', async () => {
  const placed = anOrderPlaced();
  const address = addressOf(placed);
  const again = (requestId: string) => ({
    topic: confirmationRequested.topic,
    key: placed.orderId,
    headers: headers(),
    value: Buffer.from(
      ConfirmationRequested.encode(
        ConfirmationRequested.fromPartial({ orderId: placed.orderId, requestId, delivery: placed.delivery }),
      ).finish(),
    ),
  });
  await bench.publish([orderPlacedMessage(placed)]);
  await mailsTo(address, 1);
  await bench.publish([again('press-1'), again('press-1'), again('press-2')]);
  const found = await mailsTo(address, 3);
  const repeated = found.filter(({ Subject }) => Subject.endsWith('sent again'));
  expect(repeated).toHaveLength(2);
  for (const mail of repeated) expect((await bench.mailbox.read(mail)).Attachments).toHaveLength(1);
});

test('a cancelled order is mailed to its buyer once, with the amount and the reason', async () => {
  const { orderId, orderNo, delivery } = anOrderPlaced();
  const event = OrderCancelled.fromPartial({
    orderId,
    orderNo,
    delivery,
    region: 'nz',
    reason: 'The part sold out while you were paying.',
    refunded: { cents: 25_995, currency: 'AUD' },
  });
  const message = {
    topic: orderCancelled.topic,
    key: orderId,
    value: Buffer.from(OrderCancelled.encode(event).finish()),
    headers: { 'event-id': unique('event'), 'occurred-at': new Date().toISOString(), 'aggregate-version': '3' },
  };
  await bench.publish([message, message]);
  const [mail] = await mailsTo(delivery?.email ?? '', 1);
  if (!mail) throw new Error('no mail');
  const { Text, Attachments } = await bench.mailbox.read(mail);
  expect(Text).toContain('We are refunding $259.95 to the card');
  expect(Text).toContain('sold out');
  expect(Attachments).toEqual([]);
});

test('each problem of a payment is mailed to the buyer once, under an id of its own', async () => {
  const { orderId, orderNo, delivery } = anOrderPlaced();
  const facts = { orderId, orderNo, delivery, region: 'au', language: 'zh-CN' };
  const told = (reference: string, kind: PaymentProblemKind) => ({
    topic: paymentProblem.topic,
    key: orderId,
    headers: headers(),
    value: Buffer.from(PaymentProblem.encode(PaymentProblem.fromPartial({ ...facts, reference, kind })).finish()),
  });
  const { PAYMENT_PROBLEM_KIND_PAID_TWICE: twice, PAYMENT_PROBLEM_KIND_NOT_PAID: notPaid } = PaymentProblemKind;
  const first = told('double:7', twice);
  await bench.publish([first, first, told('double:7', twice), told('double:8', twice), told('not-paid', notPaid)]);
  const found = await mailsTo(delivery?.email ?? '', 3);
  expect(new Set(found.map(({ MessageID }) => MessageID)).size).toBe(3);
  expect(found.map(({ Subject }) => Subject)).toContain(`您的 Southline 订单 ${orderNo} 付款未成功`);
});
