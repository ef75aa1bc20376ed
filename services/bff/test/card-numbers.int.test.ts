import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { delivery, openShop, visit } from './shop.ts';

const shop = perFile(openShop);

const card = '4444 3333 2222 1111';
const masked = '**** **** **** 1111';

test('a card number in an enquiry reaches the desk masked', async () => {
  const sent = {
    name: `Robin ${card}`,
    phone: '0400000000',
    email: 'a@southline.example',
    comment: `My card: ${card}`,
  };
  expect((await visit(shop).post('Contactus/submit-contactus', sent)).statusCode).toBe(200);
  expect(shop.content.enquiries.at(-1)).toMatchObject({ name: `Robin ${masked}`, comment: `My card: ${masked}` });
});

test('a card number in what belongs to an order is saved masked, in every text of it, and an address is refused', async () => {
  const guest = visit(shop);
  await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  const texts = ['FirstName', 'LastName', 'DeliveryAddressline', 'DeliveryLocality'] as const;
  const typed = { ...delivery, ...Object.fromEntries(texts.map((name) => [name, card])) };
  const details = {
    devliveryDetails: typed,
    purchaseorderno: card,
    notes: card,
  };
  const copied = { ...details, ccemail: `${card.replaceAll(' ', '')}@x.example` };
  expect((await guest.post('cart/update-cart-customer-details', copied)).json()).toMatchObject({
    status: false,
    errors: [{ field: 'ccemail' }],
  });
  expect((await guest.post('cart/update-cart-customer-details', details)).json()).toEqual({ status: true });
  const saved = [...shop.orders.carts.values()].at(-1);
  expect(JSON.stringify(saved)).not.toMatch(/4444/);
  expect(saved?.remarks).toEqual({
    businessName: '',
    purchaseOrderNo: masked,
    notes: masked,
    ccEmails: [],
  });
});

test('a card number that is searched for is not passed on, in a query and in an operation', async () => {
  await visit(shop).get(`contextsearch/google-search?keywords=${encodeURIComponent(card)}`);
  expect(shop.siteSearch.asked.at(-1)).toMatchObject({ query: masked });
  const words = await visit(shop).execute('GET', 'api/Product/SearchByKeywords', { keywords: card });
  expect(words.statusCode).toBe(200);
});

test('the fields of a payment query are unchanged', async () => {
  const guest = visit(shop);
  await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  const query = { orderID: 'o', orderNo: 'SL1', accessCode: '4444333322221111', rdTransactionID: '4444333322221111' };
  await guest.post('payment/eway-query-transaction-and-save-response', query);
  expect(shop.orders.state.asked).toMatchObject({ accessCode: query.accessCode, transactionNo: query.rdTransactionID });
});
