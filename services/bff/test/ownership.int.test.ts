import { afterAll, expect, test } from 'vitest';
import { delivery, openShop, place, visit } from './shop.ts';

const fill = async (guest: ReturnType<typeof visit>) => {
  const { data } = (await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json();
  return { orderID: data.orderID, orderNo: data.orderNo, line: data.shoppingCartID };
};

const shop = await openShop();
const theirs = await fill(visit(shop));
const buyer = visit(shop);
const { orderID } = await fill(buyer);
const placed = (await buyer.post('cart/submit-order', { cart: [{ orderID }], devliveryDetails: delivery })).json().data;
afterAll(() => shop.close());

const missing = { orderID: 'A'.repeat(22), orderNo: 'SL999999', line: 'B'.repeat(22) };

/** Every call that names a record, here with another person's cart and order. */
const requests = ({ orderID, orderNo, line }: typeof theirs): [string, string, unknown?][] => [
  ['POST', 'cart/update-carts', { shoppingCartID: line, quantity: 4 }],
  ['POST', 'cart/delete-carts', { cartItems: [{ shoppingCartID: line }] }],
  ['POST', 'cart/submit-order', { cart: [{ orderID }], devliveryDetails: delivery }],
  ['POST', 'payment/eway-access-code', { orderID, orderNo, amount: 272.85 }],
  ['POST', 'order/get-order-pdf', { orderID, orderNo }],
  ['GET', `Order/get-tax-invoice?memberNo=&orderID=${orderID}`],
  ['GET', `Order/get-packing-list?orderNo=${orderNo}`],
  ['POST', 'Order/get-member-order-details', { orderID }],
  ['POST', 'Order/resend-confirmation', { orderID }],
  ['POST', 'Order/change-delivery', { orderID, devliveryDetails: place }],
  ['POST', 'Order/end-links', { orderID }],
  ['POST', 'Order/cancel', { orderID }],
  ['POST', 'Order/answer-offer', { orderID, accept: [], decline: [] }],
  ['GET', `Order/get-credit-note?orderID=${orderID}&cancellationNo=1`],
];

const ask = async (guest: ReturnType<typeof visit>, [method, path, body]: [string, string, unknown?]) => {
  const answer = method === 'GET' ? await guest.get(path) : await guest.post(path, body);
  return { status: answer.statusCode, body: answer.json() };
};

const everybody: [string, () => Promise<ReturnType<typeof visit>>][] = [
  ['a visitor without a session', async () => visit(shop)],
  [
    'another guest',
    async () => {
      const guest = visit(shop);
      await fill(guest);
      return guest;
    },
  ],
];

test.each(everybody)('%s answers another person’s record exactly like a missing one', async (_who, come) => {
  const guest = await come();
  const foreign = [...requests(theirs), ...requests({ ...placed, line: theirs.line })];
  const absent = [...requests(missing), ...requests(missing)];
  for (const [index, request] of foreign.entries()) {
    const answer = await ask(guest, request);
    expect({ path: request[1], ...answer }).toMatchObject({ status: 404, body: { status: false, code: 'NotFound' } });
    expect(answer).toEqual(await ask(guest, absent[index] ?? request));
  }
});

test('a member number is not believed', async () => {
  const buyer = visit(shop);
  const { orderID } = await fill(buyer);
  await buyer.post('cart/submit-order', { cart: [{ orderID }], devliveryDetails: delivery });
  expect((await buyer.get(`Order/get-tax-invoice?memberNo=&orderID=${orderID}`)).statusCode).toBe(200);
  expect((await buyer.get(`Order/get-tax-invoice?memberNo=1001&orderID=${orderID}`)).statusCode).toBe(404);
});

test('a cookie that we cannot have set is no session', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/au/api/cart/get-shopping-carts-for-cartspage',
    headers: { cookie: 'guest=guest:abc' },
  });
  expect(answer.json()).toMatchObject({ status: true, listing: [] });
  expect(answer.cookies).toEqual([]);
});
