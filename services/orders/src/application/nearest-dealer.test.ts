import { expect, test } from 'vitest';
import { startPayment } from './start-payment.ts';
import { aWorld } from './testing.ts';

const dealer = { dealerCode: 'SL-VIC-001', name: 'Summit Spares', phone: '(03) 5550 0100', address: '1 Main Street' };

test('an order has the dealer that was nearest when it was frozen', async () => {
  const world = aWorld();
  world.cart();
  world.dealer = async () => dealer;
  const { orderId } = world.wanted();
  await startPayment(world.ports)(world.wanted());
  world.dealer = async () => ({ ...dealer, name: 'Another' });
  await startPayment(world.ports)(world.wanted());
  expect(world.order(orderId).dealer).toEqual(dealer);
});

test('a locator that is away keeps nobody from paying; the order has no dealer then', async () => {
  const world = aWorld();
  world.cart();
  world.dealer = async () => {
    throw new Error('away');
  };
  await expect(startPayment(world.ports)(world.wanted())).resolves.toMatchObject({ accessCode: 'code-order' });
  expect('dealer' in world.order('order')).toBe(false);
});
