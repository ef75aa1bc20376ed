import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { delivery, openShop, visit } from './shop.ts';

let guest: ReturnType<typeof visit>;
let ids: { orderID: string; orderNo: string };

const shop = perFile(openShop);
beforeEach(async () => {
  guest = visit(shop);
  const { data } = (await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json();
  ids = { orderID: data.orderID, orderNo: data.orderNo };
});

const place = () => guest.post('cart/submit-order', { cart: [{ orderID: ids.orderID }], devliveryDetails: delivery });

// Opens the link as a visitor who has nothing else.
const open = (pdflink: string, cookies = {}) => shop.app.inject({ method: 'GET', url: pdflink, cookies });

test('the order list of a cart is rendered for every holder of its link', async () => {
  const { pdflink } = (await guest.post('order/get-order-pdf', ids)).json();
  expect(pdflink).toMatch(/^\/au\/documents\/[\w-]+$/);
  const file = await open(pdflink);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(file.headers['content-security-policy']).toBe("base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  expect(file.body).toBe('%PDF-1.7 list au en 1 lines');
  // The document is in the language of the person who opens the link.
  expect((await open(pdflink, { 'southline-language': 'zh' })).body).toBe('%PDF-1.7 list au zh 1 lines');
});

test('a link to an order list returns the order itself once it is placed', async () => {
  const { pdflink } = (await guest.post('order/get-order-pdf', ids)).json();
  await place();
  expect((await open(pdflink)).body).toBe(`%PDF-1.7 ${ids.orderID}/DOCUMENT_KIND_ORDER`);
});

test('a placed order has its order, tax invoice and packing list', async () => {
  await place();
  const answers = [
    await guest.post('order/get-order-pdf', ids),
    await guest.get(`Order/get-tax-invoice?memberNo=&orderID=${ids.orderID}`),
    await guest.get(`Order/get-packing-list?orderNo=${ids.orderNo}`),
  ];
  const files = await Promise.all(answers.map((answer) => open(answer.json().pdflink)));
  const kinds = files.map(({ body }) => body.split('/')[1]);
  expect(kinds).toEqual(['DOCUMENT_KIND_ORDER', 'DOCUMENT_KIND_TAX_INVOICE', 'DOCUMENT_KIND_PACKING_LIST']);
});

test('the name of a file cannot break out of its header', async () => {
  await place();
  const { pdflink } = (await guest.post('order/get-order-pdf', ids)).json();
  expect((await open(pdflink)).headers['content-disposition']).toBe('inline; filename="SL_1___x__.pdf"');
});

test('a document that is being rendered is Pending with Retry-After', async () => {
  await place();
  shop.documents.state.ready = false;
  const answer = await guest.get(`Order/get-tax-invoice?memberNo=&orderID=${ids.orderID}`);
  shop.documents.state.ready = true;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ status: false, code: 'Pending' });
});

test('an order without any price has its other documents, and is told why it has no tax invoice', async () => {
  const { priceCents } = shop.orders.state;
  shop.orders.state.priceCents = 0;
  await place();
  const invoice = await guest.get(`Order/get-tax-invoice?memberNo=&orderID=${ids.orderID}`);
  const list = await guest.get(`Order/get-packing-list?orderNo=${ids.orderNo}`);
  shop.orders.state.priceCents = priceCents;
  expect(invoice.statusCode).toBe(409);
  expect(invoice.json()).toMatchObject({
    code: 'PriceToBeAdvised',
    message: expect.stringMatching(/^No part of this order has a price/),
  });
  expect(list.json().status).toBe(true);
});

test('an order that is not placed has no invoice', async () => {
  expect((await guest.get(`Order/get-tax-invoice?memberNo=&orderID=${ids.orderID}`)).statusCode).toBe(404);
});

test('an order number that belongs to another order is not found', async () => {
  expect((await guest.post('order/get-order-pdf', { ...ids, orderNo: 'SL1' })).statusCode).toBe(404);
});

test('a changed link opens nothing', async () => {
  const { pdflink } = (await guest.post('order/get-order-pdf', ids)).json();
  // Changes a character that is not the last one, because some bits of the last one are unused.
  const [head, tail] = [pdflink.slice(0, -10), pdflink.slice(-9)];
  const changed = `${head}${pdflink.at(-10) === 'A' ? 'B' : 'A'}${tail}`;
  expect((await open(changed)).json()).toMatchObject({ status: false, code: 'NotFound' });
  expect((await open('/au/documents/x')).statusCode).toBe(404);
});
