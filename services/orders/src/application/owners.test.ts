import { noRemarks } from '@southline/kernel/order';
import { expect, it } from 'vitest';
import { delivery } from '../domain/testing.ts';
import { saveCustomerDetails } from './change-cart.ts';
import { confirmPayment, reportCard } from './confirm-payment.ts';
import type { Ports } from './ports.ts';
import { reorder } from './reorder.ts';
import { startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { aWorld, owner } from './testing.ts';

const stranger = 'guest:stranger';
const ids = ['order', 'bought', 'exchange'];

/** An owner with an order whose card was captured, an order that was delivered, and an exchange order to pay for. */
const withOrders = async () => {
  const world = aWorld();
  world.cart();
  await startPayment(world.ports)(world.wanted());
  world.capture('order');
  const order = world.order('order');
  const { orders, clock } = world.ports;
  await orders.insert({
    ...order,
    orderId: 'bought',
    orderNo: 'SL1',
    state: 'Delivered',
    placedAt: clock.now(),
    goods: [],
  });
  const parent = { orderId: 'bought', orderNo: 'SL1', offerNo: 0, returnNo: 'RA1' };
  await orders.insert({ ...order, orderId: 'exchange', orderNo: 'SL2', parent, goods: [] });
  return world;
};

const place = { region: 'au', language: 'en' };
const attempt = { orderId: 'order', orderNo: 'SL0', transactionNo: 'tx' };

it.each<[string, (ports: Ports, caller: string) => Promise<unknown>]>([
  ['a card is reported', (ports, caller) => reportCard(ports)({ ...attempt, owner: caller })],
  [
    'a payment is confirmed',
    (ports, caller) => confirmPayment(ports)({ ...attempt, owner: caller, accessCode: 'code' }),
  ],
  [
    'an order is submitted',
    (ports, caller) =>
      submitOrder(ports)({ ...place, owner: caller, orderId: 'order', delivery, remarks: undefined, onlyPaid: true }),
  ],
  [
    'a follow-on order is paid for',
    (ports, caller) =>
      startPayment(ports)({ ...place, owner: caller, orderId: 'exchange', orderNo: 'SL2', cents: 37_800 }),
  ],
  [
    'an order is ordered again',
    (ports, caller) => reorder(ports)({ owner: caller, orderId: 'bought', dryRun: false, requestId: '' }),
  ],
])('%s only for its owner', async (_, call) => {
  const world = await withOrders();
  const before = ids.map(world.order);
  const refusal = { code: expect.stringMatching(/^(NotFound|CartChanged)$/) };
  await expect(call(world.ports, stranger)).rejects.toMatchObject(refusal);
  expect(ids.map(world.order)).toEqual(before);
  await call(world.ports, owner);
});

it('remarks reach only an order of the owner of the cart', async () => {
  const world = await withOrders();
  const cart = world.carts.get(owner);
  if (!cart) throw new Error('no cart');
  world.carts.set(stranger, { ...cart, owner: stranger });
  for (const [caller, notes] of [
    [owner, 'Ring twice.'],
    [stranger, 'Leave it there.'],
  ] as const)
    await saveCustomerDetails(world.ports)(caller, delivery, { ...noRemarks, ccEmails: [], notes });
  expect(world.order('order').remarks.notes).toBe('Ring twice.');
});
