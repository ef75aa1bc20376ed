import { PaymentOutcome } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { setQuantity } from '../src/domain/cart.ts';
import { createCartRepository } from '../src/storage/cart-repository.ts';
import { createOrderRepository } from '../src/storage/order-repository.ts';
import { runOrders } from './support/bench.ts';
import { aShopper, delivery } from './support/shopper.ts';

const bench = perFile(() => runOrders());

/** Repositories of a second process of the service. The first one does not see what they write until it reads. */
const another = () => ({ carts: createCartRepository(bench.mongo), orders: createOrderRepository(bench.mongo) });

const setElsewhere = async (guest: string, lineId: string, quantity: number) => {
  const { carts } = another();
  const cart = await carts.find(`guest:${guest}`);
  if (!cart) throw new Error('no cart');
  const { orderId, orderNo } = cart;
  expect(await carts.save(setQuantity(cart, lineId, quantity, { orderId, orderNo }))).toBe(true);
};

it('a change of a cart keeps what another process has changed meanwhile', async () => {
  const { guest, as, cart, lineId } = await aShopper(bench);
  await setElsewhere(guest, lineId, 3);
  await as((orders) =>
    orders.saveCustomerDetails({ delivery: { ...delivery, lastName: 'Newer' }, remarks: undefined }),
  );
  const { lines, delivery: saved } = await cart();
  expect([lines[0]?.quantity, saved?.lastName]).toEqual([3, 'Newer']);
});

it('a change that looks needless or forbidden is decided on the stored cart', async () => {
  const { guest, as, cart, lineId } = await aShopper(bench);
  await setElsewhere(guest, lineId, 3);
  await as((orders) => orders.setLineQuantity({ lineId, quantity: 1 }));
  expect((await cart()).lines[0]?.quantity).toBe(1);

  await as((orders) => orders.removeLines({ lineIds: [lineId] }));
  const { carts } = another();
  const empty = await carts.find(`guest:${guest}`);
  const line = {
    ...(await aShopper(bench).then(async (other) => (await carts.find(`guest:${other.guest}`))?.lines[0])),
  };
  if (!empty) throw new Error('no cart');
  const lines = [{ ...line, lineId: 'elsewhere' }] as typeof empty.lines;
  expect(await carts.save({ ...empty, version: empty.version + 1, lines })).toBe(true);
  await as((orders) => orders.setLineQuantity({ lineId: 'elsewhere', quantity: 2 }));
  expect((await cart()).lines).toMatchObject([{ lineId: 'elsewhere', quantity: 2 }]);
});

it('a payment is started only for the stored cart', async () => {
  const { guest, as, cart, lineId, orderId, orderNo } = await aShopper(bench);
  const { totals } = await cart();
  const shown = {
    orderId,
    orderNo,
    amount: totals?.totalToPay,
    language: 'en',
    region: 'au',
    clientAddress: undefined,
  };
  await setElsewhere(guest, lineId, 3);
  await expect(as((orders) => orders.startPayment(shown))).rejects.toMatchObject({ code: 'CartChanged' });
  expect(await another().orders.find(orderId)).toBeUndefined();
  const { totals: newer } = await cart();
  await as((orders) => orders.startPayment({ ...shown, amount: newer?.totalToPay }));
  expect((await another().orders.find(orderId))?.lines[0]?.quantity).toBe(3);
});

it('an order that another process has changed is paid and placed, and the cart keeps what was added elsewhere', async () => {
  const { guest, as, add, cart, start, report, confirm, submit, orderId, orderNo } = await aShopper(bench);
  await start();
  const { orders } = another();
  const change = () => orders.update(orderId, ({ remarks }) => ({ set: { remarks } }));
  await change();
  await report(orderId, orderNo);
  await change();
  bench.payments.outcomes.set(orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  expect((await confirm(orderId, orderNo)).outcome).toBe(PaymentOutcome.PAYMENT_OUTCOME_CAPTURED);
  await change();
  const { lineId } = await add({ quantity: 1, priceCents: 500, available: 10 });
  await setElsewhere(guest, lineId, 2);
  await submit(orderId);
  expect((await as((api) => api.getOrder({ key: { $case: 'orderId', value: orderId } }))).order?.placedAt).not.toBe('');
  expect((await cart()).lines).toMatchObject([{ lineId, quantity: 2 }]);
});

it('an order that another process has ended takes no card', async () => {
  const { start, report, orderId, orderNo } = await aShopper(bench);
  await start();
  const ended = { to: { state: 'Expired', why: 'not paid' }, set: { sweepAt: undefined } } as const;
  await another().orders.update(orderId, () => ended);
  await expect(report(orderId, orderNo)).rejects.toMatchObject({ code: 'CartChanged' });
});

it('one process reads the order of a purchase never, and its cart only to show it', async () => {
  const { db } = bench.mongo;
  await db.command({ profile: 2 });
  const { guest, start, report, confirm, submit, orderId, orderNo } = await aShopper(bench);
  await start();
  await report(orderId, orderNo);
  bench.payments.outcomes.set(orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  await confirm(orderId, orderNo);
  await submit(orderId);
  await db.command({ profile: 0 });
  const reads = (collection: string, _id: string) =>
    db
      .collection('system.profile')
      .countDocuments({ op: 'query', ns: `${db.databaseName}.${collection}`, 'command.filter._id': _id });
  expect(await reads('orders', orderId)).toBe(0);
  // The first one finds that the guest has no cart yet.
  expect(await reads('carts', `guest:${guest}`)).toBe(2);
});
