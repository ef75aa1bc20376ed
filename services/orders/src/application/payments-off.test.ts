import { DomainError } from '@southline/kernel/errors';
import { expect, it } from 'vitest';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { startPayment } from './start-payment.ts';
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
