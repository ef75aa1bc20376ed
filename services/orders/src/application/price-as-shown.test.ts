import { expect, it } from 'vitest';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { startPayment } from './start-payment.ts';
import { aWorld, owner } from './testing.ts';

/** A buyer whose process has the quotes that the cart page showed, and counts further ones. */
const whoHasSeen = async (stock = 10) => {
  const world = aWorld(stock);
  world.cart();
  world.recentQuotes = await world.ports.catalogue.quote(['55D23L'], '');
  let quotes = 0;
  const { catalogue } = world.ports;
  const quote: typeof catalogue.quote = (...asked) => {
    quotes += 1;
    return catalogue.quote(...asked);
  };
  const ports = { ...world.ports, catalogue: { ...catalogue, quote } };
  return { world, wanted: world.wanted(), ports, quotes: () => quotes };
};

it('a cart is frozen at the prices that its page showed, without asking for them again', async () => {
  const { world, wanted, ports, quotes } = await whoHasSeen();
  await startPayment(ports)(wanted);
  expect(world.order('order').totals.totalToPay).toBe(wanted.cents);
  expect([quotes(), world.held()]).toEqual([0, ['order:1']]);
});

it('a price that changed since the page showed it opens no payment, holds nothing, and the cart leaves the order', async () => {
  const { world, wanted, ports } = await whoHasSeen();
  world.priceChanged = true;
  await expect(startPayment(ports)(wanted)).rejects.toMatchObject({ code: 'CartChanged' });
  expect([world.held(), world.carts.get(owner)?.formerOrders]).toEqual([[], ['order']]);
});

it('a cart that looks sold out or dearer than shown is quoted again before it is refused', async () => {
  const { world, wanted, ports, quotes } = await whoHasSeen(1);
  world.available = 10;
  await startPayment(ports)(wanted);
  expect([quotes(), world.held()]).toEqual([1, ['order:1']]);
});

it('an order that was paid late takes stock at the price of its payment', async () => {
  const { world, wanted, ports } = await whoHasSeen();
  await startPayment(ports)(wanted);
  const { hold } = world.order('order');
  await ports.catalogue.release('order', hold.round);
  await ports.orders.update('order', () => ({ set: { hold: { round: 2, taken: false } } }));
  world.priceChanged = true;
  const paid = await markPaid(ports)('order', { transaction: '4711', cents: wanted.cents, cardLastFour: '' });
  expect(await placeOrder(ports)(paid)).toMatchObject({ state: 'Placed' });
});
