import { UserType } from '@southline/contracts/auth';
import { DomainError } from '@southline/kernel/errors';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { delivery, openShop, visit } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => Object.assign(shop.orders.state, { offers: [], answers: [], offerRefusal: undefined, priceCents: 0 }));

type Browser = ReturnType<typeof visit>;

const signedIn = async (userType: UserType) => {
  const email = `${unique('offer')}@southline.example`;
  shop.auth.add(email, userType);
  const browser = visit(shop);
  await browser.signIn(email);
  return browser;
};

/** A placed order of two batteries whose price is to be advised. */
const placedBy = async (browser: Browser) => {
  const { data } = (await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json();
  const cart = [{ orderID: data.orderID }];
  const placed = (await browser.post('cart/submit-order', { cart, devliveryDetails: delivery })).json().data;
  return { orderID: String(placed.orderID), orderNo: String(placed.orderNo), line: String(data.shoppingCartID) };
};

test('staff find the lines without a price and offer one; the buyer sees it and accepts', async () => {
  const guest = visit(shop);
  const { orderID, orderNo, line } = await placedBy(guest);
  const dealer = await signedIn(UserType.USER_TYPE_DEALER);
  const list = (await dealer.post('Order/get-unpriced-lines', { orderNo })).json();
  expect(list).toMatchObject({
    totalCount: 1,
    data: [{ orderID, orderNumber: orderNo, offer: null, lines: [{ shoppingCartID: line, quantity: 2 }] }],
  });
  const prices = [{ shoppingCartID: line, listPrice: 15.5 }];
  const offered = (await dealer.post('Order/offer-prices', { orderID, lines: prices, validDays: 3 })).json();
  expect(offered.data).toMatchObject({ offerNo: 1, total: 31, lines: [{ listPrice: 15.5, total: 31 }] });
  expect(shop.orders.state.offers).toMatchObject([
    { validDays: 3, lines: [{ lineId: line, price: { cents: 1_550 } }] },
  ]);
  const { data } = (await guest.post('Order/get-member-order-details', { orderID })).json();
  expect(data).toMatchObject({ offer: { total: 31, accepted: null }, parentOrder: null, followOnOrders: [] });
  const answer = { orderID, accept: [line], decline: [], offerNo: 1 };
  expect((await guest.post('Order/answer-offer', answer)).json()).toEqual({
    status: true,
    data: { orderID: 'follow-on', orderNo: 'SL10009999', amount: 31 },
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
  const dealer = await signedIn(UserType.USER_TYPE_DEALER);
  const member = await signedIn(UserType.USER_TYPE_MEMBER);
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
