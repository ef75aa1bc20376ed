import { expectedDays } from '@southline/kernel/dispatch-day';
import { describe, expect, it, vi } from 'vitest';
import { setQuantity } from '../domain/cart.ts';
import { dispatchTerms } from '../domain/testing.ts';
import { takeHold } from './hold.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { sweepers } from './sweep-orders.ts';
import { aWorld, holdMs, owner } from './testing.ts';

const sweepAll = async ({ ports }: ReturnType<typeof aWorld>) => {
  for (const sweep of Object.values(sweepers(ports))) await sweep();
};

/** An order that was paid after it had expired. */
const paidLate = async (world: ReturnType<typeof aWorld>) => {
  world.cart();
  await startPayment(world.ports)(world.wanted());
  world.pass(holdMs);
  await sweepAll(world);
  expect(world.order('order').state).toBe('Expired');
  return markPaid(world.ports)('order', {
    transaction: '4711',
    cents: world.order('order').totals.totalToPay,
    cardLastFour: '',
  });
};

describe('two that place one order', () => {
  it('place it when one of them finds the stock, although the other one did not', async () => {
    const world = aWorld();
    const order = await paidLate(world);
    const stock = world.available;
    world.available = 0;
    // The first process has seen "sold out" when units come back and the second process takes them.
    const { orders } = world.ports;
    const { isBoughtAlready } = orders;
    orders.isBoughtAlready = async (asked) => {
      orders.isBoughtAlready = isBoughtAlready;
      world.available = stock;
      expect(await takeHold(world.ports, order)).toMatchObject({ state: 'Paid', hold: { taken: true } });
      return isBoughtAlready(asked);
    };
    expect(await placeOrder(world.ports)(order)).toMatchObject({ state: 'Placed' });
    expect(world.refunds).toEqual([]);
  });

  it('leave nothing held when it is refunded while one of them takes the stock', async () => {
    const world = aWorld();
    const order = await paidLate(world);
    world.beforeHold = async () => {
      const stock = world.available;
      world.available = 0;
      world.beforeHold = () => {};
      await expect(placeOrder(world.ports)(order)).rejects.toMatchObject({ code: 'OrderCancelled' });
      world.available = stock;
    };
    await expect(placeOrder(world.ports)(order)).rejects.toMatchObject({ code: 'OrderCancelled' });
    await sweepAll(world);
    expect(world.order('order').state).toBe('Refunding');
    expect(world.held()).toEqual([]);
    expect(world.refunds).toEqual(['cancel:order']);
  });
});

describe('the expected days of an order', () => {
  it('are kept when it is placed', async () => {
    const world = aWorld();
    const order = await paidLate(world);
    const placed = await placeOrder(world.ports)(order);
    const { expected } = placed;
    expect(expected).toEqual(expectedDays(dispatchTerms, order.delivery.state, world.ports.clock.now()));
    expect(expected?.arrivalDay).toMatch(/^\d{4}-/);
  });
});

describe('goods that two orders have', () => {
  it('are placed with the one that is paid first; the other one is refunded and holds nothing', async () => {
    const world = aWorld();
    const cart = world.cart();
    await startPayment(world.ports)(world.wanted());
    const fresh = await world.ports.numbers.next();
    world.carts.set(owner, setQuantity({ ...cart, frozen: true }, 'line-1', 4, fresh));
    await startPayment(world.ports)(world.wanted());
    world.capture('order');
    world.capture('order-1');
    const submit = (orderId: string) =>
      submitOrder(world.ports)({
        owner,
        orderId,
        remarks: undefined,
        region: 'au',
        language: 'en',
        onlyPaid: false,
        delivery: world.order(orderId).delivery,
      });
    await submit('order-1');
    const warn = vi.spyOn(world.ports.logger, 'warn');
    await expect(submit('order')).rejects.toMatchObject({
      code: 'OrderCancelled',
      message: expect.stringContaining('another order'),
    });
    await sweepAll(world);
    expect(world.order('order')).toMatchObject({ state: 'Refunding', refundCause: 'BoughtAlready' });
    expect(world.refunds).toEqual(['cancel:order']);
    expect(world.held()).toEqual(['order-1:1']);
    // The demo member causes this at every first start, so it must not log a warning.
    expect(warn).not.toHaveBeenCalled();
  });

  it('that sold out before a late payment are reported as a warning', async () => {
    const world = aWorld();
    const order = await paidLate(world);
    world.available = 0;
    const warn = vi.spyOn(world.ports.logger, 'warn');
    await expect(placeOrder(world.ports)(order)).rejects.toMatchObject({ code: 'OrderCancelled' });
    expect(warn).toHaveBeenCalledOnce();
  });
});
