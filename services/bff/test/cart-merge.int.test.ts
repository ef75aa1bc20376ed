import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { delivery, openShop, visit } from './shop.ts';

const shop = perFile(openShop);

const add = (browser: ReturnType<typeof visit>, quantity = 2) =>
  browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity });

const lines = async (browser: ReturnType<typeof visit>): Promise<number> =>
  (await browser.post('cart/get-shopping-carts-for-cartspage')).json().listing.length;

const account = () => {
  const email = `${unique('member')}@southline.example`;
  shop.auth.add(email);
  return email;
};

const merged = [{ partNo: 'SL-B-60', description: 'Battery 60 Ah', guestQuantity: 4, memberQuantity: 0, quantity: 4 }];

test('a guest cart becomes the member’s; the answer reports the changes once', async () => {
  const browser = visit(shop);
  await add(browser, 4);
  const answer = await browser.signIn(account());
  expect(answer.json().cartMerged).toEqual(merged);
  const session = (await browser.get('session/current')).json();
  expect(session.data.cartCount).toBe(1);
  expect(session).not.toHaveProperty('cartMerged');
  expect(await lines(browser)).toBe(1);
  await browser.post('auth/sign-out');
  expect(await lines(browser)).toBe(0);
});

test('a merge that does not work costs neither the sign-in nor the cart, and is made up for', async () => {
  const browser = visit(shop);
  await add(browser, 4);
  shop.orders.state.mergeFails = true;
  const answer = await browser.signIn(account());
  expect(answer.json()).toMatchObject({ status: true, cartMerged: [] });
  expect((await browser.get('session/current')).json()).toMatchObject({ status: true, data: { cartCount: 0 } });
  shop.orders.state.mergeFails = false;
  const session = (await browser.get('session/current')).json();
  expect(session).toMatchObject({ data: { signedIn: true, cartCount: 1 }, cartMerged: merged });
  expect((await browser.get('session/current')).json()).not.toHaveProperty('cartMerged');
});

test('the cart makes up for it too', async () => {
  const browser = visit(shop);
  await add(browser, 4);
  shop.orders.state.mergeFails = true;
  await browser.signIn(account());
  shop.orders.state.mergeFails = false;
  const cart = (await browser.post('cart/get-shopping-carts-for-cartspage')).json();
  expect(cart).toMatchObject({ listing: [{ partno: 'SL-B-60' }], cartMerged: merged });
});

test('a second member in the same browser gets none of the first one’s cart', async () => {
  const browser = visit(shop);
  await add(browser);
  await browser.signIn(account());
  await browser.post('auth/sign-out');
  expect((await browser.signIn(account())).json().cartMerged).toEqual([]);
  expect(await lines(browser)).toBe(0);
});

test('parts added while signed in are in the member’s cart in every browser', async () => {
  const email = account();
  const [first, second] = [visit(shop), visit(shop)];
  await first.signIn(email);
  const added = await add(first);
  expect(added.cookies.map(({ name }) => name)).toEqual([]);
  await second.signIn(email);
  expect(await lines(second)).toBe(1);
  expect(await lines(visit(shop))).toBe(0);
});

test('a guest’s own order and its documents stay readable after signing in, in this browser only', async () => {
  const browser = visit(shop);
  const { orderID } = (await add(browser)).json().data;
  await browser.post('cart/submit-order', { cart: [{ orderID }], devliveryDetails: delivery });
  const email = account();
  await browser.signIn(email);
  const elsewhere = visit(shop);
  await elsewhere.signIn(email);
  const ask = async (person: typeof browser) => [
    (await person.post('order/get-order-pdf', { orderID })).statusCode,
    (await person.get(`Order/get-tax-invoice?memberNo=&orderID=${orderID}`)).statusCode,
    (await person.post('Order/get-member-order-details', { orderID })).statusCode,
  ];
  expect(await ask(browser)).toEqual([200, 200, 200]);
  expect(await ask(elsewhere)).toEqual([404, 404, 404]);
});

test('a member’s order, its documents and its cart’s list are readable by the member, under the own number only', async () => {
  const email = account();
  const browser = visit(shop);
  const { membershipNo } = (await browser.signIn(email)).json().data;
  const { orderID } = (await add(browser)).json().data;
  const list = (await browser.post('order/get-order-pdf', { orderID })).json();
  expect((await shop.app.inject({ url: list.pdflink })).statusCode).toBe(200);
  await browser.post('cart/submit-order', { cart: [{ orderID }], devliveryDetails: delivery });
  const invoice = async (memberNo: string) =>
    (await browser.get(`Order/get-tax-invoice?memberNo=${memberNo}&orderID=${orderID}`)).statusCode;
  expect([await invoice(''), await invoice(membershipNo), await invoice('M1')]).toEqual([200, 200, 404]);
});
