import { DomainError } from '@southline/kernel/errors';
import { expect, it } from 'vitest';
import { setQuantity } from '../domain/cart.ts';
import { confirmPayment, reportCard } from './confirm-payment.ts';
import { startPayment } from './start-payment.ts';
import { sweepers } from './sweep-orders.ts';
import { aWorld, cardWaitMs, holdMs, newcomerHoldMs, owner } from './testing.ts';

const named = { owner, orderId: 'order', orderNo: 'SL0', transactionNo: 'tx' };
const inFlight = { code: 'AttemptInFlight' };
const sweepWaiting = (world: ReturnType<typeof aWorld>) => sweepers(world.ports)['waiting orders']();

/** A buyer who has sent a card that is still at the bank. */
const cardSent = async () => {
  const world = aWorld();
  world.cart();
  await startPayment(world.ports)(world.wanted());
  await reportCard(world.ports)(named);
  return world;
};

const edit = async (world: ReturnType<typeof aWorld>) => {
  const cart = world.carts.get(owner);
  if (!cart) throw new Error('no cart');
  world.carts.set(owner, setQuantity(cart, 'line-1', 4, await world.ports.numbers.next()));
};

it('a card that was sent keeps the goods from a second payment for ten minutes, then no longer', async () => {
  const world = await cardSent();
  await edit(world);
  world.pass(cardWaitMs - 1);
  await expect(startPayment(world.ports)(world.wanted())).rejects.toMatchObject(inFlight);
  world.pass(1);
  await startPayment(world.ports)(world.wanted());
  expect(world.order('order').state).toBe('Expired');
  expect(world.held()).toEqual(['order-1:1']);
});

it('questions about the result do not make the ten minutes longer', async () => {
  const world = await cardSent();
  for (const ms of [cardWaitMs - 1, 1]) {
    world.pass(ms);
    await confirmPayment(world.ports)({ ...named, accessCode: 'code-order' });
  }
  await edit(world);
  await startPayment(world.ports)(world.wanted());
});

it('a card that was sent just before the hold time was over keeps its hold until it is known', async () => {
  const world = aWorld();
  world.cart();
  await startPayment(world.ports)(world.wanted());
  world.pass(newcomerHoldMs - 1);
  await reportCard(world.ports)(named);
  world.pass(1);
  await sweepWaiting(world);
  expect(world.order('order').state).toBe('AwaitingPayment');
  expect(world.held()).toEqual(['order:1']);
  world.pass(cardWaitMs);
  await sweepWaiting(world);
  expect(world.order('order').state).toBe('Expired');
  expect(world.held()).toEqual([]);
});

it('a card that is sent while payments is asked about the order is noticed by the sweeper', async () => {
  const world = aWorld();
  world.cart();
  await startPayment(world.ports)(world.wanted());
  world.pass(newcomerHoldMs - 1);
  world.beforeCheck = async () => {
    await reportCard(world.ports)(named);
    world.pass(1);
  };
  await world.ports.orders.update('order', () => ({ set: { sweepAt: world.ports.clock.now() } }));
  await sweepWaiting(world);
  expect(world.order('order').state).toBe('AwaitingPayment');
});

it('no card may be sent once the hold time is over', async () => {
  const world = aWorld();
  world.cart();
  await startPayment(world.ports)(world.wanted());
  world.pass(holdMs);
  await expect(reportCard(world.ports)(named)).rejects.toMatchObject({ code: 'CartChanged' });
  // The cart can still be paid for: the next press opens a payment.
  await startPayment(world.ports)(world.wanted());
});

it('a press that payments did not answer keeps its hold until payments says that nothing was opened', async () => {
  const world = aWorld();
  world.cart();
  world.beforeOpen = () => {
    throw new DomainError('unavailable', 'DeadlineExceeded', 'late');
  };
  await expect(startPayment(world.ports)(world.wanted())).rejects.toMatchObject({ code: 'DeadlineExceeded' });
  expect(world.held()).toEqual(['order:1']);
  world.pass(holdMs);
  world.inFlight.add('order');
  await sweepWaiting(world);
  expect(world.held()).toEqual(['order:1']);
  world.inFlight.delete('order');
  world.pass(60_000);
  await sweepWaiting(world);
  expect(world.order('order').state).toBe('Expired');
  expect(world.held()).toEqual([]);
});
