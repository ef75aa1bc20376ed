import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { openShop, visit } from './shop.ts';

let guest: ReturnType<typeof visit>;
let cart: { orderID: string; orderNo: string; totalToPay: number; listing: { shoppingCartID: string }[] };

const readCart = async () => (await guest.post('cart/get-shopping-carts-for-cartspage')).json();

const shop = perFile(openShop);
beforeEach(async () => {
  guest = visit(shop);
  await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  cart = await readCart();
});

const add = (change: object) => ({ path: 'cart/add-to-cart', body: { productNr: 'SL-B-60', quantity: 2, ...change } });
const pay = (change: object) => ({
  path: 'payment/eway-access-code',
  body: { orderID: cart.orderID, orderNo: cart.orderNo, amount: cart.totalToPay, language: 'en', ...change },
});
const update = (change: object) => ({
  path: 'cart/update-carts',
  body: { shoppingCartID: cart.listing[0]?.shoppingCartID, quantity: 2, totalSales: 1, ...change },
});

const polluting = (member: string) => JSON.parse(`{"productNr":"SL-B-60","quantity":2,${member}}`);

const malformed: [string, () => { path: string; body: unknown }, string][] = [
  ['quantity 0', () => add({ quantity: 0 }), 'quantity'],
  ['quantity -1', () => add({ quantity: -1 }), 'quantity'],
  ['quantity 1.5', () => add({ quantity: 1.5 }), 'quantity'],
  ['quantity 1000', () => add({ quantity: 1000 }), 'quantity'],
  ['quantity as text', () => add({ quantity: '2' }), 'quantity'],
  ['a quantity that is no multiple', () => add({ quantity: 3 }), 'quantity'],
  ['a new quantity of 0', () => update({ quantity: 0 }), 'quantity'],
  ['a list for a part number', () => add({ productNr: ['SL-B-60'] }), 'productNr'],
  ['an operator for a part number', () => add({ productNr: { $gt: '' } }), 'productNr'],
  ['an operator for a line', () => update({ shoppingCartID: { $ne: null } }), 'shoppingCartID'],
  ['an endless part number', () => add({ productNr: 'x'.repeat(61) }), 'productNr'],
  ['control characters', () => add({ productNr: 'SL\r\nB' }), 'productNr'],
  ['an unknown field', () => add({ userType: 'Admin' }), 'userType'],
  ['an owner in the body', () => pay({ memberNo: '1' }), 'memberNo'],
  ['a price in the body', () => add({ price: 1 }), 'price'],
  ['a negative amount', () => pay({ amount: -1 }), 'amount'],
  ['an amount with three decimals', () => pay({ amount: 272.855 }), 'amount'],
  ['an amount as text', () => pay({ amount: '272.85' }), 'amount'],
  ['an amount of 0', () => pay({ amount: 0 }), 'amount'],
  ['an order that is an operator', () => pay({ orderID: { $regex: '.*' } }), 'orderID'],
  ['a constructor', () => ({ path: 'cart/add-to-cart', body: polluting('"constructor":{"x":1}') }), 'constructor'],
  ['no field at all', () => ({ path: 'cart/add-to-cart', body: {} }), 'productNr'],
  ['a list for a body', () => ({ path: 'cart/add-to-cart', body: [] }), ''],
  [
    'lines of two orders',
    () => ({
      path: 'cart/submit-order',
      body: { cart: [{ orderID: 'a' }, { orderID: 'b' }], devliveryDetails: emptyDelivery },
    }),
    'cart',
  ],
  [
    'a missing first name',
    () => ({ path: 'cart/update-cart-customer-details', body: { devliveryDetails: emptyDelivery } }),
    'devliveryDetails.FirstName',
  ],
];

const emptyDelivery = {
  FirstName: '',
  LastName: '',
  DeliveryAddressline: '',
  DeliveryLocality: '',
  DeliveryState: '',
  DeliveryPostcode: '',
  Phone: '',
  Email: '',
};

test.each(malformed)('%s is refused with 400, its field is named and the cart stays', async (_name, request, field) => {
  const { path, body } = request();
  const answer = await guest.post(path, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: false, code: 'InvalidRequest', message: expect.stringMatching(/\w/) });
  expect(answer.json().errors.map((error: { field: string }) => error.field)).toContain(field);
  expect(await readCart()).toEqual(cart);
});

const raw = (payload: string, contentType = 'application/json') =>
  shop.app.inject({
    method: 'POST',
    url: '/au/api/cart/add-to-cart',
    headers: { cookie: guest.cookie(), 'content-type': contentType },
    payload,
  });

test.each([
  ['not JSON', '{"productNr":'],
  ['a polluting member', '{"productNr":"SL-B-60","quantity":2,"__proto__":{"polluted":1}}'],
  ['a polluting constructor', '{"productNr":"SL-B-60","quantity":2,"constructor":{"prototype":{"polluted":1}}}'],
  ['too deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['too many members', `{"a":0${',"a":0'.repeat(20_000)}}`],
  ['null', 'null'],
  ['a text', '"SL-B-60"'],
])('a body that is %s is refused with 400', async (_name, payload) => {
  const answer = await raw(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: false, code: 'InvalidRequest' });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(await readCart()).toEqual(cart);
});

test('a body above 256 kB is refused with 413', async () => {
  const answer = await raw(JSON.stringify({ productNr: 'x'.repeat(300_000), quantity: 2 }));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ status: false, message: expect.stringMatching(/\w/) });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of %s is refused with 415',
  async (contentType) => {
    const answer = await raw('{"productNr":"SL-B-60","quantity":2}', contentType);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ status: false, message: expect.stringMatching(/\w/) });
  },
);

test('an unknown part is 404, and its number is not repeated', async () => {
  const answer = await guest.post('cart/add-to-cart', { productNr: '<b>nothing</b>', quantity: 2 });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ status: false, code: 'NotFound' });
  expect(answer.body).not.toContain('<b>nothing');
  expect(await readCart()).toEqual(cart);
});

test('a name that the client made up is not shown as HTML', async () => {
  const answer = await guest.post('cart/add-to-cart', { productNr: 'x', quantity: 2, '<img src=x onerror=y>': 1 });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain('<img');
});

test('a total that is no longer true is 409 re-load, and nothing is opened', async () => {
  shop.orders.state.priceCents = 13_495;
  const { path, body } = pay({});
  const answer = await guest.post(path, body);
  shop.orders.state.priceCents = 12_995;
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ status: false, message: 're-load', code: 'CartChanged' });
});

test('short stock is 409 with the lines named', async () => {
  await guest.post('cart/update-carts', { shoppingCartID: cart.listing[0]?.shoppingCartID, quantity: 14 });
  const { path, body } = pay({ amount: (await readCart()).totalToPay });
  const answer = await guest.post(path, body);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'StockShort', errors: [{ field: 'SL-B-60', message: '12 available' }] });
});

test('an idempotency key has at most 64 characters', async () => {
  const body = { productNr: 'SL-B-60', quantity: 2 };
  const ok = await guest.post('cart/add-to-cart', body, { 'idempotency-key': 'k'.repeat(64) });
  expect(ok.statusCode).toBe(200);
  const tooLong = await guest.post('cart/add-to-cart', body, { 'idempotency-key': 'k'.repeat(300) });
  expect(tooLong.statusCode).toBe(400);
});

test('an unknown query field is refused, in the form of an operator too', async () => {
  expect((await guest.get('Order/get-packing-list?orderNo[$ne]=1')).statusCode).toBe(400);
  expect((await guest.get('session/current?debug=1')).statusCode).toBe(400);
});

test('the country must match the region', async () => {
  expect((await guest.get('session/current?country=B2CAU')).statusCode).toBe(200);
  const wrong = await guest.get('session/current?country=B2CNZ');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().errors[0].field).toBe('country');
});

test('echoed lines may carry every field that the cart gave, and nothing else', async () => {
  const echoed = { cartItems: cart.listing };
  const strange = { cartItems: cart.listing.map((line) => ({ ...line, isvalid: true })) };
  expect((await guest.post('cart/delete-carts', strange)).statusCode).toBe(400);
  expect((await guest.post('cart/delete-carts', echoed)).json()).toEqual({ status: true });
  expect((await readCart()).listing).toEqual([]);
});
