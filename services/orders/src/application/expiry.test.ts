import { describe, expect, it } from 'vitest';
import { confirmPayment } from './confirm-payment.ts';
import { startPayment } from './start-payment.ts';
import { sweepers } from './sweep-orders.ts';
import { aWorld, holdMs } from './testing.ts';

const sweepWaiting = (world: ReturnType<typeof aWorld>) => sweepers(world.ports)['waiting orders']();

describe('an order whose hold time is over', () => {
  it('is left alone when the buyer asks for an access code while the provider is being asked', async () => {
    const world = aWorld();
    world.cart();
    await startPayment(world.ports)(world.wanted());
    world.pass(holdMs);
    world.beforeCheck = async () => {
      world.beforeCheck = () => {};
      await startPayment(world.ports)(world.wanted());
    };
    await sweepWaiting(world);
    expect(world.order('order')).toMatchObject({ state: 'AwaitingPayment', hold: { round: 1, taken: true } });
    expect(world.held()).toEqual(['order:1']);
  });

  it('takes no stock any more when it ends while the catalogue is being asked, and the cart goes on', async () => {
    const world = aWorld();
    world.cart();
    world.beforeHold = async () => {
      world.beforeHold = () => {};
      world.pass(holdMs);
      await sweepWaiting(world);
      expect(world.order('order').state).toBe('Expired');
    };
    const opened: string[] = [];
    world.beforeOpen = (orderId) => void opened.push(orderId);
    await expect(startPayment(world.ports)(world.wanted())).rejects.toMatchObject({ code: 'CartChanged' });
    expect(world.held()).toEqual([]);
    expect(opened).toEqual([]);
    await startPayment(world.ports)(world.wanted());
    expect(opened).toEqual(['order-1']);
    expect(world.held()).toEqual(['order-1:1']);
  });

  it('holds its stock for two hold times at most, however often an access code is asked for', async () => {
    const world = aWorld();
    world.cart();
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await startPayment(world.ports)(world.wanted()).catch(() => undefined);
      world.pass(5 * 60_000);
      await sweepWaiting(world);
    }
    const { state, createdAt, history } = world.order('order');
    expect(state).toBe('Expired');
    const ended = history.at(-1)?.at.getTime() ?? 0;
    expect(ended - createdAt.getTime()).toBeLessThanOrEqual(2 * holdMs);
  });
});

it('a provider that does not answer keeps no paid order waiting', async () => {
  const world = aWorld();
  world.cart();
  await startPayment(world.ports)(world.wanted());
  world.pass(holdMs);
  let answer = () => {};
  const asked = new Promise<void>((begun) => {
    world.beforeCheck = () => {
      begun();
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    };
  });
  const slow = sweepWaiting(world);
  await asked;
  const { orders, clock } = world.ports;
  const beside = {
    ...world.order('order'),
    orderId: 'paid',
    orderNo: 'SL9',
    goods: ['other'],
    hold: { round: 1, taken: false },
  };
  await orders.insert({ ...beside, state: 'Paid', sweepAt: clock.now() });
  await sweepers(world.ports)['paid orders']();
  expect(world.order('paid').state).toBe('Placed');
  answer();
  await slow;
});

describe('a payment that was being confirmed when its buyer left', () => {
  const asked = (world: ReturnType<typeof aWorld>) => ({
    owner: world.order('order').owner,
    orderId: 'order',
    orderNo: 'SL0',
    accessCode: 'code-order',
    transactionNo: 'tx',
  });

  it('is mailed about when nothing came of it', async () => {
    const world = aWorld();
    world.cart();
    await startPayment(world.ports)(world.wanted());
    expect(await confirmPayment(world.ports)(asked(world))).toMatchObject({ outcome: 'pending' });
    world.pass(holdMs);
    await sweepWaiting(world);
    expect(world.order('order').state).toBe('Expired');
    expect(world.published()).toEqual(['not paid']);
  });

  it('is not, when the buyer saw the end of it or never heard that it was being confirmed', async () => {
    for (const sawDecline of [true, false]) {
      const world = aWorld();
      world.cart();
      await startPayment(world.ports)(world.wanted());
      if (sawDecline) {
        await confirmPayment(world.ports)(asked(world));
        world.ports.payments.confirm = async () => ({ outcome: 'declined', message: 'No.', capture: undefined });
        await confirmPayment(world.ports)(asked(world));
      }
      world.pass(holdMs);
      await sweepWaiting(world);
      expect(world.order('order').state).toBe('Expired');
      expect(world.published()).toEqual([]);
    }
  });
});
