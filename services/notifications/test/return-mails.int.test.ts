import {
  type OrderPlaced,
  ReturnAnswered,
  ReturnRequested,
  returnAnswered,
  returnRequested,
} from '@southline/contracts/events';
import { NotificationsServiceService } from '@southline/contracts/notifications';
import { ExchangeState, ItemResponse, ReturnState } from '@southline/contracts/returns';
import { eventually, unique } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { aReturnProcessed, returnProcessedMessage } from '@southline/testkit/return-processed';
import { expect, test } from 'vitest';
import { returnNews } from '../src/storage/collections.ts';
import { runWithDocuments } from './support/bench.ts';

const bench = runWithDocuments({ ANSWERS_WAIT_MS: '4000' });

/** Mails about a return, without those about its order. */
const mailsAbout = (returnNo: string, order: OrderPlaced, count: number) =>
  eventually(async () => {
    const found = (await bench.mailbox.to(order.delivery?.email ?? '')).filter(({ Subject }) =>
      Subject.includes(returnNo),
    );
    expect(found).toHaveLength(count);
    return Promise.all(found.map(async (mail) => ({ ...mail, ...(await bench.mailbox.read(mail)) })));
  });

const aMember = (change: Partial<OrderPlaced> = {}) =>
  anOrderPlaced({ owner: 'member:4711', membershipNo: '4711', ...change });

const headers = () => ({
  'event-id': unique('event'),
  'occurred-at': new Date().toISOString(),
  'aggregate-version': '1',
});

test('a completed return delivered five times is mailed once, with only its credit note', async () => {
  const order = aMember();
  const event = aReturnProcessed(order, { dealerNote: 'Box <b>open</b>, part unused.' });
  const message = returnProcessedMessage(event);
  await bench.publish([message, message, returnProcessedMessage(event), message, returnProcessedMessage(event)]);
  await bench.publish([orderPlacedMessage(order)]);
  const [mail] = await mailsAbout(event.returnNo, order, 1);
  expect(mail?.Subject).toBe(`Your return ${event.returnNo} has been completed`);
  expect(mail?.Attachments.map(({ FileName }) => FileName)).toEqual([expect.stringMatching(/^Southline-Credit-Note-/)]);
  expect(mail?.Text).toContain('We refunded $247.00 to the card that you paid with.');
  expect(mail?.Text).toContain('Box <b>open</b>, part unused.');
  expect(mail?.HTML).not.toContain('<b>open');
  const after = aReturnProcessed(order);
  await bench.publish([message, { ...returnProcessedMessage(after), key: event.returnId }]);
  await mailsAbout(after.returnNo, order, 1);
  await mailsAbout(event.returnNo, order, 1);
  const desk = bench.client(NotificationsServiceService, { subject: 'member:D1', role: 'Dealer' });
  const { entries } = await desk.listOrderTimeline({
    orderId: order.orderId,
    returnIds: [event.returnId, after.returnId],
  });
  const templates = entries.map(({ facts }) => facts.template ?? '').sort();
  expect(templates).toEqual(['order-confirmation', 'return-processed', 'return-processed']);
});

test('a guest’s mail about a return has no typed name and leads to the page that mails a code', async () => {
  const order = anOrderPlaced({ owner: 'guest:a', membershipNo: '' });
  const event = aReturnProcessed(order, { owner: 'guest:a', membershipNo: '', dealerNote: 'Unused.' });
  await bench.publish([orderPlacedMessage(order), returnProcessedMessage(event)]);
  const [mail] = await mailsAbout(event.returnNo, order, 1);
  expect(order.delivery?.firstName).toBeTruthy();
  for (const form of [mail?.HTML, mail?.Text]) {
    expect(form).not.toContain(`Hello ${order.delivery?.firstName}`);
    expect(form).toMatch(/\/au\/order-status\b(?!\/)/);
    expect(form).not.toContain('member-order');
  }
});

test('a declined return is mailed with the dealer’s note and without a document', async () => {
  const order = aMember();
  const event = aReturnProcessed(order, { outcome: ReturnState.RETURN_STATE_DECLINED, dealerNote: 'It was used.' });
  await bench.publish([returnProcessedMessage(event)]);
  const [mail] = await mailsAbout(event.returnNo, order, 1);
  expect(mail?.Subject).toBe(`Your return ${event.returnNo} has been declined`);
  expect(mail?.Text).toContain('It was used.');
  expect(mail?.Text).not.toContain('$');
  expect(mail?.Attachments).toEqual([]);
});

test('a return without a card says that the refund goes the way it was paid', async () => {
  const order = aMember();
  const event = aReturnProcessed(order, { paidByCard: false, refundTransaction: '' });
  await bench.publish([orderPlacedMessage(order), returnProcessedMessage(event)]);
  const [mail] = await mailsAbout(event.returnNo, order, 1);
  expect(mail?.Text).toContain('We are refunding $247.00 the way you paid.');
});

test('a request is acknowledged once, and each answer about a part is a mail with the link to it', async () => {
  const order = aMember();
  const returnNo = unique('RT').toUpperCase();
  const { orderId, orderNo, delivery } = order;
  const facts = { returnId: unique('return'), returnNo, orderId, orderNo, delivery, region: 'nz' };
  const item = {
    itemId: 'item/1',
    part: { partNo: 'SL-1001', description: 'Battery' },
    quantity: 1,
    refund: { cents: 18_900, currency: 'AUD' },
  };
  const asked = ReturnRequested.fromPartial({ ...facts, items: [item] });
  const answered = (response: ItemResponse, answeredAt: string, attendOn = '') =>
    ReturnAnswered.fromPartial({
      ...facts,
      item,
      response,
      answeredAt,
      attendOn,
      message: 'A photo, please.',
      exchange: {
        state: ExchangeState.EXCHANGE_STATE_HELD,
        partNo: 'SL-1002',
        quantity: 2,
        total: { cents: 39_800, currency: 'AUD' },
        heldUntil: '2026-04-18T10:00:00.000Z',
      },
    });
  const sent = (event: ReturnAnswered) => ({
    topic: returnAnswered.topic,
    key: facts.returnId,
    headers: headers(),
    value: Buffer.from(ReturnAnswered.encode(event).finish()),
  });
  const request = {
    topic: returnRequested.topic,
    key: facts.returnId,
    value: Buffer.from(ReturnRequested.encode(asked).finish()),
  };
  const question = answered(ItemResponse.ITEM_RESPONSE_MORE_INFO, '2026-04-03T10:00:00.000Z');
  const approval = answered(ItemResponse.ITEM_RESPONSE_APPROVED, '2026-04-04T10:00:00.000Z', '2026-04-09');
  await bench.publish([
    ...[0, 1].map(() => ({ ...request, headers: headers() })),
    ...[sent(question), sent(approval), sent(question)],
  ]);
  const found = await mailsAbout(returnNo, order, 3);
  const textOf = (subject: string) => found.find(({ Subject }) => Subject === subject)?.Text ?? '';
  expect(textOf(`We have your return request ${returnNo}`)).toContain('1 x SL-1001 Battery  $189.00');
  expect(textOf(`Your return ${returnNo}: a question`)).toContain(
    `A photo, please.\n\nAnswer the question: http://127.0.0.1:8080/nz/returns-item-detail/${orderId}/item%2F1`,
  );
  const approved = textOf(`Your return ${returnNo}: approved`);
  expect(approved).toContain(
    `Please bring the goods to the dealer named on your order's page on Thursday 9 April. Have the return number ${returnNo} ready.`,
  );
  expect(approved).toContain(
    'We are holding 2 × SL-1002 for you until 18 April 2026. To have it sent, pay $398.00 on the page of your request',
  );
});

test('the dealer of an order gets a mail about the order and one about each request to return its goods, once', async () => {
  const dealerCode = unique('D');
  const email = `${unique('dealer')}@example.com`;
  bench.dealerEmails.set(dealerCode, email);
  const order = aMember({ dealer: { dealerCode, name: 'Waipa Parts', phone: '07 555 0100', address: '1 River Road' } });
  const returnNo = unique('RT').toUpperCase();
  const { orderId, orderNo, delivery } = order;
  const part = { partNo: 'SL-1001', description: 'Battery' };
  const items = [{ itemId: 'item/1', part, quantity: 1, refund: { cents: 18_900, currency: 'AUD' } }];
  const facts = { returnId: unique('return'), returnNo, orderId, orderNo, delivery, region: 'au' };
  const request = {
    topic: returnRequested.topic,
    key: facts.returnId,
    headers: headers(),
    value: Buffer.from(ReturnRequested.encode(ReturnRequested.fromPartial({ ...facts, items })).finish()),
  };
  await bench.publish([orderPlacedMessage(order), orderPlacedMessage(order)]);
  const arrived = (count: number) =>
    eventually(async () => {
      const mails = await bench.mailbox.to(email);
      expect(mails).toHaveLength(count);
      return Promise.all(mails.map((mail) => bench.mailbox.read(mail)));
    });
  await arrived(1);
  await bench.publish([request, request]);
  const desk = bench.client(NotificationsServiceService, { subject: 'member:D1', role: 'Dealer' });
  await eventually(async () => {
    const { entries } = await desk.listOrderTimeline({ orderId, returnIds: [facts.returnId] });
    const toDealer = entries.filter(({ facts: { recipient } }) => recipient === 'dealer');
    expect(toDealer.map(({ what, facts: { template } }) => `${what} ${template}`).sort()).toEqual([
      'mail-sent dealer-order',
      'mail-sent dealer-return',
    ]);
  });
  const texts = Object.fromEntries((await arrived(2)).map(({ Subject, Text }) => [Subject, Text]));
  const ordered = texts[`New order ${orderNo} in your area`];
  expect(ordered).toContain(`View the order: http://127.0.0.1:8080/au/member-order-details/${orderId}/${orderNo}`);
  const asked = texts[`Return request ${returnNo} waits for an answer`];
  expect(asked).toContain('Open the return requests: http://127.0.0.1:8080/au/manager-orders/1');
  expect(asked).toContain('1 x SL-1001 Battery  $189.00');
  expect(`${ordered}${asked}`).not.toMatch(/Test Buyer|Ballarat/);
});

const aBattery = (nth: number, partNo = `SL-${1_000 + nth}`) => ({
  itemId: `item/${nth}`,
  part: { partNo, description: 'Battery' },
  quantity: 1,
  refund: { cents: 18_900, currency: 'AUD' },
});

/** Answers about the items of one return, in the order in which staff give them. */
const roundsOf = (order: OrderPlaced) => {
  const { orderId, orderNo, delivery } = order;
  const returnNo = unique('RT').toUpperCase();
  const facts = { returnId: unique('return'), returnNo, orderId, orderNo, delivery, region: 'nz' };
  const answer = (nth: number, response: ItemResponse, waitingItems: number, message = '') => {
    const answeredAt = new Date(Date.UTC(2026, 3, 4, 10, nth)).toISOString();
    const event = { ...facts, item: aBattery(nth), response, answeredAt, message, waitingItems };
    return {
      topic: returnAnswered.topic,
      key: facts.returnId,
      headers: headers(),
      value: Buffer.from(ReturnAnswered.encode(ReturnAnswered.fromPartial(event)).finish()),
    };
  };
  return { returnNo, answer };
};

test('answers about five items are one mail, sent once no item waits, also for repeated events', async () => {
  const order = aMember();
  const { returnNo, answer } = roundsOf(order);
  const approved = ItemResponse.ITEM_RESPONSE_APPROVED;
  const first = [0, 1, 2].map((nth) => answer(nth, approved, 4 - nth));
  await bench.publish([...first, ...first.map((one) => ({ ...one, headers: headers() }))]);
  const declined = answer(3, ItemResponse.ITEM_RESPONSE_DECLINED, 1, 'The box <b>is</b> open.');
  await bench.publish([declined, answer(4, approved, 0), { ...declined, headers: headers() }]);
  const [mail] = await mailsAbout(returnNo, order, 1);
  expect(mail?.Subject).toBe(`Your return ${returnNo}: answered`);
  for (const nth of [0, 1, 2, 3, 4]) expect(mail?.Text).toContain(`1 x SL-${1_000 + nth} Battery`);
  expect(mail?.Text).toContain('1 x SL-1003 Battery\nOur note: The box <b>is</b> open.');
  expect(mail?.HTML).not.toContain('<b>is');
  expect(mail?.Text).toContain('/nz/member-orders/2');

  // The member answers and staff decide again, which opens another round.
  await bench.publish([answer(5, approved, 0)]);
  const both = await mailsAbout(returnNo, order, 2);
  expect(both.map(({ Subject }) => Subject)).toContain(`Your return ${returnNo}: approved`);
});

test('an open round is mailed after a while, and later answers are another mail', async () => {
  const order = aMember();
  const { returnNo, answer } = roundsOf(order);
  const approved = ItemResponse.ITEM_RESPONSE_APPROVED;
  await bench.publish([answer(0, approved, 2), answer(1, approved, 1)]);
  const [first] = await mailsAbout(returnNo, order, 1);
  expect(first?.Text).toContain('SL-1001');
  await bench.publish([answer(2, approved, 0)]);
  const both = await mailsAbout(returnNo, order, 2);
  const last = both.find(({ MessageID }) => MessageID !== first?.MessageID);
  expect(last?.Text).toContain('SL-1002');
  expect(last?.Text).not.toContain('SL-1001');
});

test('a completed return says that the delivery fee came back with it', async () => {
  const order = aMember();
  const event = aReturnProcessed(order, {
    refund: { cents: 25_995, currency: 'AUD' },
    deliveryRefund: { cents: 1_295, currency: 'AUD' },
    paidByCard: false,
  });
  await bench.publish([orderPlacedMessage(order), returnProcessedMessage(event)]);
  const [mail] = await mailsAbout(event.returnNo, order, 1);
  expect(mail?.Text).toContain('This includes the delivery fee of $12.95');
});

test('what a mail about a return was written from is deleted 90 days after it was received', async () => {
  const event = aReturnProcessed(aMember());
  await bench.publish([returnProcessedMessage(event)]);
  const stored = await eventually(async () => {
    const found = await returnNews(bench.mongo).findOne({ returnId: event.returnId });
    return found ?? false;
  });
  expect(Date.now() - (stored.receivedAt?.getTime() ?? 0)).toBeLessThan(600_000);
  const indexes = await returnNews(bench.mongo).indexes();
  expect(indexes.find(({ key }) => 'receivedAt' in key)?.expireAfterSeconds).toBe(90 * 86_400);
});
