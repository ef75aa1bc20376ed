import { DomainError } from '@southline/kernel/errors';
import { expect, it } from 'vitest';
import { delivery } from '../domain/testing.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { aWorld, owner } from './testing.ts';

const off = () => Promise.reject(new DomainError('unavailable', 'SwitchedOff', 'Later.'));

it('while payments are off none starts: the cart stays as it is and nothing is held', async () => {
  const world = aWorld();
  const cart = world.cart();
  world.switchedOff = off;
  await expect(startPayment(world.ports)(world.wanted())).rejects.toMatchObject({ code: 'SwitchedOff' });
  expect(world.carts.get(owner)).toEqual(cart);
  expect(world.held()).toEqual([]);
});

it('a payment that began before they were switched off is placed', async () => {
  const world = aWorld();
  world.cart();
  await startPayment(world.ports)(world.wanted());
  world.switchedOff = off;
  const { totalToPay: cents } = world.order('order').totals;
  const paid = await markPaid(world.ports)('order', { transaction: '4711', cents, cardLastFour: '' });
  expect(await placeOrder(world.ports)(paid)).toMatchObject({ state: 'Placed' });
});

it('while the shop is read-only an order without payment is not placed, and one that is paid is', async () => {
  const world = aWorld();
  const { orderId } = world.cart();
  await startPayment(world.ports)(world.wanted());
  world.switchedOff = off;
  const command = { owner, orderId, delivery, remarks: undefined, region: 'au', language: 'en', onlyPaid: false };
  world.capture(orderId);
  expect(await submitOrder(world.ports)(command)).toMatchObject({ state: 'Placed' });
  expect(await submitOrder(world.ports)(command)).toMatchObject({ state: 'Placed' });
  world.cart({ orderId: 'free' });
  await expect(submitOrder(world.ports)({ ...command, orderId: 'free' })).rejects.toMatchObject({
    code: 'SwitchedOff',
  });
});
