import { PaymentOutcome } from '@southline/contracts/orders';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { stampOf } from '../src/contract/pictures.ts';
import { delivery, openShop, visit } from './shop.ts';

const shop = perFile(openShop);

const battery = { productNr: 'sl b 60', quantity: 2 };

test('a guest buys a part from the empty cart to the placed order', async () => {
  const guest = visit(shop);
  const added = await guest.post('cart/add-to-cart', battery);
  expect(added.json()).toMatchObject({ status: true, data: { quantity: 2, shoppingCartID: expect.any(String) } });

  const cart = (await guest.post('cart/get-shopping-carts-for-cartspage')).json();
  expect(cart).toMatchObject({
    subTotal: 259.9,
    shippingCost: 12.95,
    totalToPay: 272.85,
    subTotalGST: 24.8,
    voucher: [],
  });
  expect(cart.listing[0]).toMatchObject({
    partno: 'sl b 60',
    cleansedPartNo: 'SLB60',
    listPrice: 129.95,
    totalSales: 259.9,
    overallStockLevel: 'InStock',
    orderID: cart.orderID,
    imageurl: `/au/images/parts/SLB60-${stampOf('abc123')}.svg`,
  });

  const details = { devliveryDetails: delivery, ccemail: 'a@southline.example; b@southline.example', notes: 'Ring' };
  expect((await guest.post('cart/update-cart-customer-details', details)).json()).toEqual({ status: true });
  const saved = (await guest.post('cart/get-shopping-carts-for-cartspage')).json();
  expect(saved.deliveryDetails).toMatchObject({ deliveryPostCode: '3000', delvieryEmail: 'robin@southline.example' });
  expect(saved.ccemail).toBe('a@southline.example;b@southline.example');

  const ids = { orderID: cart.orderID, orderNo: cart.orderNo };
  const opened = await guest.post('payment/eway-access-code', { ...ids, amount: cart.totalToPay, language: 'en' });
  expect(opened.json()).toEqual({
    status: true,
    accessCode: 'code',
    formUrl: expect.any(String),
    rdTransactionNo: 'T1',
  });

  const report = await guest.post('payment/eway-sending-card', { ...ids, rdTransactionID: 'T1' });
  expect(report.json()).toEqual({ status: true });

  const query = { ...ids, accessCode: 'code', rdTransactionID: 'T1', language: 'en' };
  const confirmed = await guest.post('payment/eway-query-transaction-and-save-response', query);
  expect(confirmed.json()).toEqual({ status: true });

  const order = {
    cart: saved.listing,
    devliveryDetails: delivery,
    ccemail: '',
    purchaseorderno: 'PO 7',
    notes: 'Ring',
  };
  const placed = await guest.post('cart/submit-order', order);
  expect(placed.json()).toEqual({ status: true, data: ids });
  expect((await guest.post('cart/submit-order', order)).json()).toEqual({ status: true, data: ids });

  const kept = (await guest.post('order/get-member-order-details', { orderID: ids.orderID })).json();
  expect(kept.data).toMatchObject({
    orderNumber: ids.orderNo,
    fulfilmentStatus: 'Order Placed',
    subtotal: 259.9,
    gst: 24.8,
    totalToPay: 272.85,
    dealer: null,
    voucherCode: [],
    returnDataTables: [],
    steps: [{ kind: 'ConfirmationMailed', at: '2026-03-31T14:30:05.000Z' }],
  });
  expect(kept.data.orderDetails[0]).toMatchObject({ southlinePartNo: 'sl b 60', sellPrice: 129.95, tradeClub$: false });
  expect((await guest.get('session/current')).json().data.cartCount).toBe(0);
});

test('reading without a session answers empty, calls no service and opens no session', async () => {
  const guest = visit(shop);
  const { calls } = shop.orders.state;
  const cart = await guest.post('cart/get-shopping-carts-for-cartspage');
  expect(cart.json()).toMatchObject({ status: true, listing: [], totalToPay: 0, orderID: '', warehouse: null });
  const session = await guest.get('session/current');
  expect(session.json().data).toEqual({ signedIn: false, user: null, region: 'au', currency: 'AUD', cartCount: 0 });
  expect(shop.orders.state.calls).toBe(calls);
  expect(guest.cookie()).toBe('');
});

test('the guest cookie comes with the first part that went in, and slides with its use', async () => {
  const guest = visit(shop);
  const refused = await guest.post('cart/add-to-cart', { ...battery, productNr: 'unknown' });
  expect(refused.cookies).toEqual([]);
  const added = await guest.post('cart/add-to-cart', battery);
  const [cookie] = added.cookies;
  expect(cookie).toMatchObject({ name: 'guest', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
  const read = await guest.post('cart/get-shopping-carts-for-cartspage');
  expect(read.cookies[0]).toMatchObject({ value: cookie?.value, maxAge: 2_592_000 });
});

test.each([
  [PaymentOutcome.PAYMENT_OUTCOME_DECLINED, 'Declined'],
  [PaymentOutcome.PAYMENT_OUTCOME_CARD_INVALID, 'CardInvalid'],
  [PaymentOutcome.PAYMENT_OUTCOME_PENDING, 'Pending'],
  [PaymentOutcome.PAYMENT_OUTCOME_UNSPECIFIED, 'Pending'],
])('payment outcome %i is answered with 200, status:false and code %s', async (outcome, code) => {
  const guest = visit(shop);
  await guest.post('cart/add-to-cart', battery);
  shop.orders.state.outcome = outcome;
  const query = { orderID: 'o', orderNo: 'SL1', accessCode: 'code', rdTransactionID: 'T1' };
  const answer = await guest.post('payment/eway-query-transaction-and-save-response', query);
  shop.orders.state.outcome = PaymentOutcome.PAYMENT_OUTCOME_CAPTURED;
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: false, code, message: expect.stringMatching(/\w/) });
  expect(answer.headers['retry-after']).toBe(code === 'Pending' ? '2' : undefined);
});

test('a member’s cart begins with the profile; saved details replace it, and end with the order', async () => {
  const email = `member-${crypto.randomUUID()}@southline.example`;
  shop.auth.add(email);
  const member = visit(shop);
  await member.signIn(email);
  const readCart = async () => (await member.post('cart/get-shopping-carts-for-cartspage')).json();
  const own = { deliveryFirstName: 'Robin', deliveryLastName: 'Holder', deliveryPhone: '0400', delvieryEmail: email };
  const begun = { deliveryDetails: own, deliveryFromProfile: true };
  expect(await readCart()).toMatchObject(begun);
  await member.post('cart/add-to-cart', battery);
  expect(await readCart()).toMatchObject(begun);
  await member.post('cart/update-cart-customer-details', { devliveryDetails: delivery });
  const { orderID, orderNo, totalToPay: amount, listing, ...saved } = await readCart();
  expect(saved.deliveryDetails).toMatchObject({ deliveryLastName: 'Buyer', delvieryEmail: 'robin@southline.example' });
  expect(saved).not.toHaveProperty('deliveryFromProfile');

  await member.post('payment/eway-access-code', { orderID, orderNo, amount, language: 'en' });
  const query = { orderID, orderNo, accessCode: 'code', rdTransactionID: 'T1', language: 'en' };
  await member.post('payment/eway-query-transaction-and-save-response', query);
  const remarks = { ccemail: '', purchaseorderno: '', notes: '' };
  const placed = await member.post('cart/submit-order', { cart: listing, devliveryDetails: delivery, ...remarks });
  expect(placed.json()).toMatchObject({ status: true });
  expect(await readCart()).toMatchObject(begun);
});
