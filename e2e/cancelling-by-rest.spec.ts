import type { Body, Cart } from '@southline/rest/types';
import { eventually, unique } from '@southline/testkit';
import { expect, it } from 'vitest';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { type Answer, doneOf } from './lib/http.ts';
import { newMember } from './lib/member.ts';
import { buyableParts, quantityOf } from './lib/parts.ts';
import { placeOrder } from './lib/placed-orders.ts';
import { transactionsOf } from './lib/sandbox.ts';

const { web, demoPassword } = environment();
const guest = () => new Guest(web, `${unique('cancel')}@example.com`);
const staff = new Guest(web, 'dealer@southline.example');

/** The ordered quantity: large enough to cancel some units and keep others. */
doneOf(await staff.connection.post('auth/sign-in', { email: staff.email, password: demoPassword }));
const [sold] = await buyableParts(guest().connection, 'Light Bulbs');
if (!sold) throw new Error('the demo data has no bulb to buy');
const part = sold;
const bought = Math.max(2, quantityOf(part) * 2);

const place = (buyer: Guest): Promise<Cart> => placeOrder(buyer, [{ part, quantity: bought }]);

/** The fields of a request to cancel, except the order's id. */
type Wanted = Omit<Body<'Order/cancel'>, 'orderID'>;
const cancel = ({ connection }: Guest, { orderID }: Cart, wanted: Wanted = {}): Promise<Answer<'Order/cancel'>> =>
  connection.post('Order/cancel', { orderID, ...wanted });

/** Repeats the same request until the refund is made, and returns that answer. */
const settled = (buyer: Guest, order: Cart, wanted: Wanted) =>
  eventually(async () => {
    const answer = await cancel(buyer, order, wanted);
    return answer.body.code !== 'Pending' && doneOf(answer).data;
  });

const some = (order: Cart, quantity: number) => [{ shoppingCartID: order.listing[0]?.shoppingCartID ?? '', quantity }];
const details = async ({ connection }: Guest, { orderID }: Cart) =>
  doneOf(await connection.post('Order/get-member-order-details', { orderID })).data;
const cents = (dollars: number) => Math.round(dollars * 100);

it('a guest cancels a unit, then the rest: the card gets back all that it paid, in two refunds', async () => {
  const buyer = guest();
  const order = await place(buyer);
  const lines = some(order, 1);
  const planned = doneOf(await cancel(buyer, order, { lines, dryRun: true })).data;
  expect(planned).toMatchObject({ deliveryRefund: 0, cancellationNo: 0, lines: [{ quantity: 1 }] });
  expect((await details(buyer, order)).orderDetails).toMatchObject([{ quantity: bought, cancelledQuantity: 0 }]);

  const first = await settled(buyer, order, { lines, reason: 'One less.', requestID: unique('press') });
  expect(first).toMatchObject({ refund: planned.refund, cancellationNo: 1, fulfilmentStatus: 'Order Placed' });
  const between = await details(buyer, order);
  expect(between).toMatchObject({
    orderDetails: [{ quantity: bought, cancelledQuantity: 1 }],
    refunds: [{ amount: first.refund, reason: 'One less.', refunded: true, cancellationNo: 1 }],
  });
  expect(between.steps.map(({ kind }) => kind)).toContain('UnitsCancelled');

  const rest = await settled(buyer, order, { requestID: unique('press') });
  expect(rest).toMatchObject({ cancellationNo: 2, fulfilmentStatus: 'Order Cancelled' });
  expect(cents(rest.deliveryRefund)).toBe(cents(order.shippingCost));
  expect(cents(first.refund) + cents(rest.refund)).toBe(cents(order.totalToPay));
  const refunded = (await transactionsOf(order.orderNo, 'refunded')).map(({ amount }) => amount);
  expect(refunded.sort((a, b) => a - b)).toEqual([cents(first.refund), cents(rest.refund)].sort((a, b) => a - b));
  expect((await details(buyer, order)).fulfilmentStatus).toBe('Order Cancelled');
});

it('two presses with one request id cancel once, and two without one do not cancel the same units twice', async () => {
  const buyer = guest();
  const order = await place(buyer);
  const wanted = { lines: some(order, 1), requestID: unique('press') };
  const both = await Promise.all([settled(buyer, order, wanted), settled(buyer, order, wanted)]);
  expect(both.map(({ cancellationNo }) => cancellationNo)).toEqual([1, 1]);
  expect((await details(buyer, order)).orderDetails).toMatchObject([{ cancelledQuantity: 1 }]);

  const all = { lines: some(order, bought - 1) };
  const answers = await Promise.all([cancel(buyer, order, all), cancel(buyer, order, all)]);
  const codes = answers.map(({ http, body }) => (http === 409 ? body.code : 'cancelled'));
  expect(codes.sort()).toEqual(['AlreadyCancelled', 'cancelled']);
  expect((await details(buyer, order)).orderDetails).toMatchObject([{ cancelledQuantity: bought }]);
  await eventually(async () => expect(await transactionsOf(order.orderNo, 'refunded')).toHaveLength(2));
});

it('a stranger, with or without an account, finds no such order and no credit note, and cancels nothing', async () => {
  const buyer = guest();
  const order = await place(buyer);
  const other = guest();
  const theirs = await place(other);
  const member = await newMember();
  const asMember = new Guest(web, member.email);
  doneOf(await asMember.connection.post('auth/sign-in', { email: member.email, password: 'Quiet-Harbour-Lantern-7' }));
  for (const stranger of [guest(), other, asMember])
    for (const dryRun of [true, false])
      expect(await cancel(stranger, order, { dryRun })).toMatchObject({ http: 404, body: { code: 'NotFound' } });
  // A request with a line of another order is refused.
  expect(await cancel(buyer, order, { lines: some(theirs, 1) })).toMatchObject({ http: 400 });
  await settled(buyer, order, { lines: some(order, 1), requestID: unique('press') });
  const { orderID } = order;
  const creditNote = (who: Guest) => who.connection.get('Order/get-credit-note', { orderID, cancellationNo: '1' });
  await eventually(async () => expect((await creditNote(buyer)).body.pdflink).toContain('/documents/'));
  for (const stranger of [guest(), other, asMember])
    expect(await creditNote(stranger)).toMatchObject({ http: 404, body: { code: 'NotFound' } });
  for (const [who, whose] of [
    [buyer, order],
    [other, theirs],
  ] as const)
    expect((await details(who, whose)).orderDetails).toMatchObject([{ cancelledQuantity: who === buyer ? 1 : 0 }]);
});

it('a dispatched order cannot be cancelled any more, and staff need a reason', async () => {
  const buyer = guest();
  const order = await place(buyer);
  const without = await cancel(staff, order, { lines: some(order, 1) });
  expect(without).toMatchObject({ http: 400, body: { errors: [{ field: 'reason' }] } });
  await settled(staff, order, { lines: some(order, 1), reason: 'Asked for by phone.', requestID: unique('press') });
  const { orderID } = order;
  doneOf(await staff.connection.post('Order/update-fulfilment-status', { orderID, status: 'Order Dispatched' }));
  for (const who of [buyer, staff]) {
    const late = await cancel(who, order, { reason: 'Too late.' });
    expect(late).toMatchObject({ http: 409, body: { status: false, code: 'AlreadyDispatched' } });
    expect(late.body.message).toMatch(/^The goods have left our warehouse/);
  }
  expect((await details(buyer, order)).orderDetails).toMatchObject([{ quantity: bought, cancelledQuantity: 1 }]);
});
