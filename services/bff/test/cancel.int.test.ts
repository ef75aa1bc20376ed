import { UserType } from '@southline/contracts/auth';
import { Order, OrderState } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, openShop, placedBy, signedIn, visit } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => Object.assign(shop.orders.state, { cancels: [], cancelRefusal: undefined, refundLooks: 0 }));

const comeAs = (userType: UserType) => signedIn(shop, userType);

const cancel = async (browser: Browser, body: object) => {
  const answer = await browser.post('Order/cancel', body);
  return { http: answer.statusCode, headers: answer.headers, ...answer.json() };
};

test('a guest cancels units of the order of this session, and is told to the cent what goes back', async () => {
  const guest = visit(shop);
  const { orderID, line } = await placedBy(guest);
  const units = [{ shoppingCartID: line, quantity: 1 }];
  const answer = await cancel(guest, { orderID, lines: units, reason: 'One is enough.', requestID: 'press-1' });
  expect(answer).toMatchObject({
    http: 200,
    status: true,
    data: {
      refund: 129.95,
      deliveryRefund: 0,
      fulfilmentStatus: 'Order Placed',
      cancellationNo: 1,
      lines: [
        { shoppingCartID: line, partno: 'SL-B-60', partsDescription: 'Battery 60 Ah', quantity: 1, refund: 129.95 },
      ],
    },
  });
  expect(shop.orders.state.cancels).toEqual([
    {
      orderId: orderID,
      lines: [{ lineId: line, quantity: 1 }],
      reason: 'One is enough.',
      dryRun: false,
      requestId: 'press-1',
    },
  ]);
});

test('without lines all that waits is cancelled, with the delivery fee; a dry run passes as one', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  const planned = await cancel(guest, { orderID, dryRun: true });
  expect(planned.data).toMatchObject({ refund: 272.85, deliveryRefund: 12.95, cancellationNo: 0 });
  expect(planned.data.fulfilmentStatus).toBe('Order Placed');
  const done = await cancel(guest, { orderID });
  expect(done.data).toMatchObject({ refund: 272.85, fulfilmentStatus: 'Order Cancelled', cancellationNo: 1 });
  expect(shop.orders.state.cancels.map(({ dryRun }) => dryRun)).toEqual([true, false]);
});

test('each call without a request id is a call of its own', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  await cancel(guest, { orderID });
  await cancel(guest, { orderID });
  const ids = shop.orders.state.cancels.map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('');
});

test('a refund that takes a moment is waited for, with the id of the same request', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  shop.orders.state.refundLooks = 2;
  expect(await cancel(guest, { orderID })).toMatchObject({ status: true, data: { refund: 272.85 } });
  const ids = shop.orders.state.cancels.map(({ requestId }) => requestId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a refund that takes longer is Pending, with Retry-After', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  shop.orders.state.refundLooks = Number.POSITIVE_INFINITY;
  const answer = await cancel(guest, { orderID });
  expect(answer).toMatchObject({ http: 200, status: false, code: 'Pending' });
  expect(answer.message).toBe('The units are cancelled. Their refund is under way.');
  expect(answer.headers['retry-after']).toBe('2');
});

test.each(['AlreadyDispatched', 'AlreadyCancelled', 'NotPlaced'] as const)(
  '%s is 409 with the sentence of the orders service',
  async (code) => {
    const guest = visit(shop);
    const { orderID } = await placedBy(guest);
    shop.orders.state.cancelRefusal = new DomainError('conflict', code, `What happened: ${code}.`);
    expect(await cancel(guest, { orderID })).toMatchObject({ http: 409, code, message: `What happened: ${code}.` });
  },
);

test('a field that is wrong is named', async () => {
  const guest = visit(shop);
  const { orderID, line } = await placedBy(guest);
  const text = 'Please give a reason.';
  shop.orders.state.cancelRefusal = new DomainError('invalid', 'InvalidRequest', text, { reason: text });
  expect(await cancel(guest, { orderID })).toMatchObject({ http: 400, errors: [{ field: 'reason', message: text }] });
  for (const lines of [[], [{ shoppingCartID: line, quantity: 0 }], [{ shoppingCartID: line }]]) {
    const answer = await cancel(guest, { orderID, lines });
    expect(answer).toMatchObject({ http: 400, errors: [{ field: expect.stringMatching(/^lines/) }] });
  }
  expect(await cancel(guest, { orderID, reason: 'x'.repeat(501) })).toMatchObject({ errors: [{ field: 'reason' }] });
});

test('staff cancel an order of anybody; a guest and a member cancel their own alone', async () => {
  const { orderID } = await placedBy(visit(shop));
  const stranger = visit(shop);
  await placedBy(stranger);
  for (const who of [stranger, visit(shop), await comeAs(UserType.USER_TYPE_MEMBER)])
    expect(await cancel(who, { orderID })).toMatchObject({ http: 404, code: 'NotFound' });
  expect(shop.orders.state.cancels).toEqual([]);
  const dealer = await comeAs(UserType.USER_TYPE_DEALER);
  expect(await cancel(dealer, { orderID, reason: 'Asked for by phone.' })).toMatchObject({ status: true });
});

test('after signing in, the guest order of this browser can still be cancelled', async () => {
  const browser = visit(shop);
  const { orderID } = await placedBy(browser);
  const email = `${unique('cancel')}@southline.example`;
  shop.auth.add(email, UserType.USER_TYPE_MEMBER);
  await browser.signIn(email);
  expect(await cancel(browser, { orderID })).toMatchObject({ status: true });
});

/** Changes a stored order of the fake orders service. */
const change = (orderID: string, changed: Partial<Order>) => {
  const found = shop.orders.placed.get(orderID);
  if (!found) throw new Error('no order');
  shop.orders.placed.set(orderID, { ...found, order: { ...found.order, ...changed } });
};

test('the papers of an order outlive its cancellation, and one that was never placed has none', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  change(orderID, { state: OrderState.ORDER_STATE_CANCELLED });
  const invoice = () => guest.get(`Order/get-tax-invoice?memberNo=&orderID=${orderID}`);
  expect((await invoice()).json()).toMatchObject({ status: true, pdflink: expect.any(String) });
  change(orderID, { placedAt: '' });
  expect((await invoice()).statusCode).toBe(404);
});

test('the tax invoice waits for no price of another line', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  const { lines } = shop.orders.placed.get(orderID)?.order ?? Order.fromPartial({});
  const unpriced = lines.map((line) => ({ ...line, priceOnApplication: true }));
  const invoice = () => guest.get(`Order/get-tax-invoice?memberNo=&orderID=${orderID}`);
  change(orderID, { lines: unpriced });
  expect((await invoice()).json()).toMatchObject({ code: 'PriceToBeAdvised' });
  change(orderID, { lines: [...lines, ...unpriced] });
  expect((await invoice()).json()).toMatchObject({ status: true });
});

test('the credit note of a cancellation goes by its order and number, for its owner', async () => {
  const guest = visit(shop);
  const { orderID } = await placedBy(guest);
  const path = (no: number) => `Order/get-credit-note?orderID=${orderID}&cancellationNo=${no}`;
  const refund = { amount: { cents: 12_995, currency: 'AUD' }, decidedAt: '2026-03-04T06:00:00.000Z', refundedAt: '' };
  change(orderID, { refunds: [{ ...refund, returnNo: '', cancellationNo: 1, reason: '' }] });
  const { pdflink } = (await guest.get(path(1))).json();
  const file = await shop.app.inject({ method: 'GET', url: pdflink });
  expect(file.body).toBe(`%PDF-1.7 ${orderID}/DOCUMENT_KIND_CREDIT_NOTE/1`);
  expect((await guest.get(path(2))).statusCode).toBe(404);
  expect((await visit(shop).get(path(1))).statusCode).toBe(404);
});

test.each(['', '?orderID=abc', '?cancellationNo=1', '?returnOrderNo=SR1&orderID=abc&cancellationNo=1'])(
  'a credit note is asked for by return, or by order and cancellation, not by "%s"',
  async (query) => {
    const guest = visit(shop);
    await placedBy(guest);
    const answer = await guest.get(`Order/get-credit-note${query}`);
    expect(answer.json()).toMatchObject({ status: false, code: 'InvalidRequest' });
    expect(answer.statusCode).toBe(400);
  },
);
