import { UserType } from '@southline/contracts/auth';
import { DomainError } from '@southline/kernel/errors';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, delivery, openShop, placedBy, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => Object.assign(shop.orders.state, { offers: [], answers: [], offerRefusal: undefined, priceCents: 0 }));

const comeAs = (userType: UserType) => signedIn(shop, userType);

test('staff find the lines without a price and offer one; the buyer sees it and accepts', async () => {
  const guest = visit(shop);
  const { orderID, orderNo, line } = await placedBy(guest);
  const dealer = await comeAs(UserType.USER_TYPE_DEALER);
  const list = (await dealer.post('Order/get-unpriced-lines', { orderNo })).json();
  expect(list).toMatchObject({
    totalCount: 1,
    data: [{ orderID, orderNumber: orderNo, offer: null, lines: [{ shoppingCartID: line, quantity: 2 }] }],
  });
  const prices = [{ shoppingCartID: line, listPrice: 15.5 }];
  const offered = (
    await dealer.post('Order/offer-prices', { orderID, lines: prices, validDays: 3, requestID: 'press' })
  ).json();
  expect(offered.data).toMatchObject({ offerNo: 1, total: 31, lines: [{ listPrice: 15.5, total: 31 }] });
  expect(shop.orders.state.offers).toMatchObject([
    { validDays: 3, requestId: 'press', lines: [{ lineId: line, price: { cents: 1_550 } }] },
  ]);
  const { data } = (await guest.post('Order/get-member-order-details', { orderID })).json();
  expect(data).toMatchObject({ offer: { total: 31, accepted: null }, parentOrder: null, followOnOrders: [] });
  const answer = { orderID, accept: [line], decline: [], offerNo: 1 };
  expect((await guest.post('Order/answer-offer', answer)).json()).toEqual({
    status: true,
    data: { orderID: `follow-on-${orderID}`, orderNo: 'SL10009999', amount: 31 },
  });
  expect(shop.orders.state.answers).toMatchObject([{ acceptLineIds: [line], declineLineIds: [], offerNo: 1 }]);
  const declined = (await guest.post('Order/answer-offer', { orderID, accept: [], decline: [line] })).json();
  expect(declined.data).toEqual({ orderID: '', orderNo: '', amount: 0 });
});

test('an offer that has ended or was replaced is 409 with a sentence', async () => {
  const guest = visit(shop);
  const { orderID, line } = await placedBy(guest);
  shop.orders.state.offerRefusal = new DomainError('conflict', 'OfferChanged', 'This offer has ended.');
  const answer = await guest.post('Order/answer-offer', { orderID, accept: [line], decline: [] });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'OfferChanged', message: expect.any(String) },
  ]);
});

test('prices with fractions of a cent, no line and 31 days are refused; buyers see neither list nor form', async () => {
  const dealer = await comeAs(UserType.USER_TYPE_DEALER);
  const member = await comeAs(UserType.USER_TYPE_MEMBER);
  const { orderID, line } = await placedBy(member);
  const one = { shoppingCartID: line, listPrice: 1 };
  for (const body of [
    { lines: [{ ...one, listPrice: 1.005 }] },
    { lines: [{ ...one, listPrice: -1 }] },
    { lines: [] },
    { lines: [one], validDays: 31 },
    { lines: [one], validDays: 0 },
  ])
    expect((await dealer.post('Order/offer-prices', { orderID, ...body })).statusCode).toBe(400);
  expect(shop.orders.state.offers).toEqual([]);
  expect((await member.post('Order/offer-prices', { orderID, lines: [one] })).statusCode).toBe(403);
  expect((await member.post('Order/get-unpriced-lines', {})).statusCode).toBe(403);
});

/** An order with an offer for its line. */
const offeredBy = async (browser: Browser) => {
  const order = await placedBy(browser);
  const dealer = await comeAs(UserType.USER_TYPE_DEALER);
  const lines = [{ shoppingCartID: order.line, listPrice: 15.5 }];
  await dealer.post('Order/offer-prices', { orderID: order.orderID, lines });
  return order;
};
type Offered = Awaited<ReturnType<typeof offeredBy>>;

const answerBy = async (browser: Browser, { orderID, line }: Offered) =>
  browser.post('Order/answer-offer', { orderID, accept: [line], decline: [] });

/** Pays for the follow-on order. Returns the code or status of each step. */
const payBy = async (browser: Browser, { orderID: parent }: Offered) => {
  const ids = { orderID: `follow-on-${parent}`, orderNo: 'SL10009999' };
  const attempt = { ...ids, accessCode: 'code', rdTransactionID: 'T1' };
  const answers = [];
  for (const [path, body] of [
    ['payment/eway-access-code', { ...ids, amount: 31 }],
    ['payment/eway-sending-card', { ...ids, rdTransactionID: 'T1' }],
    ['payment/eway-query-transaction-and-save-response', attempt],
    ['cart/submit-order', { cart: [{ orderID: ids.orderID }], devliveryDetails: delivery }],
  ] as const) {
    const { status, code } = (await browser.post(path, body)).json();
    answers.push(status || code);
  }
  return answers;
};
const paid = [true, true, true, true];
const refused = ['CartChanged', 'NotFound', 'NotFound', 'NotFound'];

test('a guest who has the order by a code answers the offer and pays; a stranger does not', async () => {
  const order = await offeredBy(visit(shop));
  const { orderNo, email } = order;
  const guest = visit(shop);
  await guest.post('Order/request-code', { orderNo, email });
  const code = shop.codeOf(shop.notifications.codes.at(-1)?.requestId ?? '');
  expect((await guest.post('Order/enter-code', { orderNo, email, code })).statusCode).toBe(200);
  expect((await answerBy(guest, order)).json()).toMatchObject({ data: { orderNo: 'SL10009999', amount: 31 } });
  expect(await payBy(guest, order)).toEqual(paid);
  const stranger = visit(shop);
  await placedBy(stranger);
  expect(await payBy(stranger, order)).toEqual(refused);
});

test('a guest with the mailed link reads the offer, and neither answers nor pays', async () => {
  const buyer = visit(shop);
  const order = await offeredBy(buyer);
  await answerBy(buyer, order);
  const { orderID: orderId, orderNo } = order;
  const owner = shop.orders.placed.get(orderId)?.owner ?? '';
  const reader = visit(shop);
  const open = (id: string) =>
    reader.post('Order/open-link', {
      token: shop.orderLinks.seal({ orderId: id, orderNo, owner, sealedAt: Date.now() }),
    });
  await open(orderId);
  expect((await answerBy(reader, order)).json()).toMatchObject({ code: 'ReadingOnly' });
  expect(await payBy(reader, order)).toEqual(refused);
  await open(`follow-on-${orderId}`);
  expect(await payBy(reader, order)).toEqual(Array(4).fill('ReadingOnly'));
});

test('a member pays for an order that this browser placed before signing in', async () => {
  const browser = visit(shop);
  const order = await offeredBy(browser);
  const email = `${unique('offer')}@southline.example`;
  shop.auth.add(email, UserType.USER_TYPE_MEMBER);
  await browser.signIn(email);
  expect((await answerBy(browser, order)).json()).toMatchObject({ data: { amount: 31 } });
  expect(await payBy(browser, order)).toEqual(paid);
});
