import { describe, expect, it } from 'vitest';
import type { Order } from '../domain/order.ts';
import { aLine } from '../domain/testing.ts';
import { reportCard } from './confirm-payment.ts';
import { limitUnpaid } from './limit-unpaid.ts';
import { startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { sweepers } from './sweep-orders.ts';
import { aWorld, holdMs, newcomerHoldMs, owner, unpaidTerms } from './testing.ts';

const member = 'member:7';
const address = '203.0.113.9';
const { newcomer, regular, perAddress } = unpaidTerms;

const wish = (over: Partial<Parameters<typeof limitUnpaid>[1]> = {}) => ({
  orderId: 'order',
  owner: member,
  clientAddress: address,
  lines: [aLine({ quantity: 1 })],
  cents: 100,
  ...over,
});
const units = (quantity: number) => [aLine({ quantity })];
/** Lines of 500 units each. */
const lots = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const partNo = `P${at}`;
    return aLine({ lineId: `line-${at}`, partNo, cleansedPartNo: partNo, quantity: 500 });
  });
const mostLots = newcomer.units / 500;

/** A world in which a guest has an unpaid order. Others are added in the given state. */
const withOrder = async (over: Partial<Order> = {}) => {
  const world = aWorld(1_000_000);
  world.cart();
  await startPayment(world.ports)({ ...world.wanted(), clientAddress: address });
  const order = world.order('order');
  const add = async ({ orderId, ...more }: Partial<Order> & Pick<Order, 'orderId'>) =>
    expect(await world.ports.orders.insert({ ...order, orderId, orderNo: `SL ${orderId}`, ...over, ...more })).toBe(
      true,
    );
  return { world, add };
};

describe('what is held without a payment', () => {
  it.each([
    ['units', { lines: units(newcomer.units + 1) }],
    ['value', { cents: newcomer.cents + 1 }],
  ])('an order beyond the %s of a newcomer is refused and says what to do', async (_, over) => {
    const { ports } = aWorld();
    for (const buyer of [owner, member]) {
      const refused = limitUnpaid(ports, wish({ ...over, owner: buyer }));
      await expect(refused).rejects.toMatchObject({ kind: 'conflict', code: 'OrderTooLarge' });
      await expect(refused).rejects.toThrow(/split this order, sign in/);
    }
  });

  it('a member who has bought before may hold more, whatever others at the address hold', async () => {
    const { world, add } = await withOrder();
    await add({ orderId: 'bought', owner: member, state: 'Delivered', placedAt: world.ports.clock.now() });
    for (const guest of ['guest:1', 'guest:2'])
      await limitUnpaid(world.ports, wish({ orderId: guest, owner: guest, lines: units(perAddress.units / 2 - 1) }));
    expect(await limitUnpaid(world.ports, wish({ owner: member, lines: units(regular.units) }))).toBe(holdMs);
    await expect(limitUnpaid(world.ports, wish({ owner: member, lines: units(regular.units + 1) }))).rejects.toThrow(
      'or call us',
    );
  });

  it('guests at one address share an allowance; another address has its own', async () => {
    const { ports } = aWorld();
    const half = units(perAddress.units / 2);
    for (const guest of ['guest:1', 'guest:2'])
      await limitUnpaid(ports, wish({ orderId: guest, owner: guest, lines: half }));
    const third = { orderId: 'guest:3', owner: 'guest:3', lines: units(1) };
    await expect(limitUnpaid(ports, wish(third))).rejects.toMatchObject({ kind: 'too-many', code: 'TooManyRequests' });
    await limitUnpaid(ports, wish({ ...third, clientAddress: '203.0.113.10' }));
  });

  it('asking again for one order counts it once, with its new quantity', async () => {
    const { ports } = aWorld();
    for (const quantity of [newcomer.units, 1, newcomer.units])
      await limitUnpaid(ports, wish({ lines: units(quantity) }));
    await expect(limitUnpaid(ports, wish({ orderId: 'other' }))).rejects.toThrow('not paid for yet');
  });

  it.each(['Paid', 'Placed', 'Expired', 'Cancelled'] as const)(
    'an order that is %s holds nothing of it',
    async (state) => {
      const { world, add } = await withOrder();
      await limitUnpaid(world.ports, wish({ orderId: 'first', lines: units(newcomer.units - 2) }));
      await add({ orderId: 'first', state });
      await limitUnpaid(world.ports, wish({ orderId: 'second', lines: units(newcomer.units - 2) }));
      const third = limitUnpaid(world.ports, wish({ orderId: 'third', lines: units(newcomer.units - 2) }));
      await expect(third).rejects.toThrow('not paid for yet');
    },
  );

  it('a process that died before it wrote the order locks nobody out', async () => {
    const world = aWorld();
    await limitUnpaid(world.ports, wish({ orderId: 'never written', lines: units(newcomer.units) }));
    const next = () => limitUnpaid(world.ports, wish({ orderId: 'next', lines: units(newcomer.units) }));
    await expect(next()).rejects.toMatchObject({ details: { retryAfter: '60' } });
    world.pass(60_000);
    await next();
  });

  it('a refusal says in how many minutes the first hold ends', async () => {
    const { world, add } = await withOrder();
    await add({ orderId: 'first', owner: member });
    await limitUnpaid(world.ports, wish({ orderId: 'first' }));
    world.pass(60_000);
    const wanted = wish({ orderId: 'other', lines: units(newcomer.units) });
    const seconds = (newcomerHoldMs - 60_000) / 1_000;
    await expect(limitUnpaid(world.ports, wanted)).rejects.toMatchObject({ details: { retryAfter: String(seconds) } });
  });
});

describe('at the checkout', () => {
  it('a guest who edits a frozen cart holds the new order only', async () => {
    const world = aWorld(1_000_000);
    world.cart({ lines: lots(mostLots) });
    await startPayment(world.ports)(world.wanted());
    world.cart({ orderId: 'next', orderNo: 'SL9', formerOrders: ['order'], lines: lots(mostLots) });
    await startPayment(world.ports)({ ...world.wanted(), orderId: 'next', orderNo: 'SL9' });
    expect([world.order('order').state, world.held()]).toEqual(['Expired', ['next:1']]);
  });

  it('a refused order freezes nothing, and a smaller cart goes on with its number', async () => {
    const world = aWorld(1_000_000);
    world.cart({ lines: lots(mostLots + 1) });
    await expect(startPayment(world.ports)(world.wanted())).rejects.toMatchObject({ code: 'OrderTooLarge' });
    expect([world.held(), world.carts.get(owner)?.frozen]).toEqual([[], false]);
    world.cart({ lines: lots(mostLots) });
    await startPayment(world.ports)(world.wanted());
    expect(world.held()).toEqual(['order:1']);
  });

  it('an order with nothing to pay is counted too', async () => {
    const world = aWorld(1_000_000);
    world.cart({ lines: lots(mostLots + 1), codes: ['ALL'] });
    world.assess = (code, lines) => ({
      code,
      title: 'All',
      revision: 1,
      refusal: '',
      deliveryCents: 0,
      discounts: new Map(lines.map(({ lineId, priceCents, quantity }) => [lineId, priceCents * quantity])),
    });
    const { delivery } = world.carts.get(owner) ?? {};
    if (!delivery) throw new Error('no delivery');
    const command = { owner, orderId: 'order', delivery, remarks: undefined, region: 'au', language: 'en' };
    await expect(submitOrder(world.ports)({ ...command, onlyPaid: false })).rejects.toMatchObject({
      code: 'OrderTooLarge',
    });
  });

  it('a guest who has bought nothing holds for a shorter time, and is told until when', async () => {
    const { world } = await withOrder();
    const { createdAt, holdUntil } = world.order('order');
    expect(holdUntil.getTime() - createdAt.getTime()).toBe(newcomerHoldMs);
    const again = await startPayment(world.ports)(world.wanted());
    expect(again.heldUntil).toEqual(holdUntil);
  });

  it('a guest who has bought before holds as long as a member', async () => {
    const { world } = await withOrder();
    world.capture('order');
    const { delivery } = world.order('order');
    const place = { region: 'au', language: 'en', onlyPaid: true };
    await submitOrder(world.ports)({ owner, orderId: 'order', delivery, remarks: undefined, ...place });
    const cart = world.carts.get(owner);
    world.cart({ orderId: 'next', orderNo: 'SL9', hasBought: cart?.hasBought, lines: [aLine({ lineId: 'other' })] });
    await startPayment(world.ports)(world.wanted());
    const { createdAt, holdUntil } = world.order('next');
    expect(holdUntil.getTime() - createdAt.getTime()).toBe(holdMs);
  });

  it('asking again prolongs nothing before a card was sent, and does so after', async () => {
    const { world } = await withOrder();
    const { createdAt, holdUntil } = world.order('order');
    world.pass(newcomerHoldMs - 1_000);
    expect((await startPayment(world.ports)(world.wanted())).heldUntil).toEqual(holdUntil);
    await reportCard(world.ports)({ owner, orderId: 'order', orderNo: 'SL0', transactionNo: 'tx' });
    const { heldUntil } = await startPayment(world.ports)(world.wanted());
    expect(heldUntil.getTime() - createdAt.getTime()).toBe(newcomerHoldMs - 1_000 + holdMs);
  });

  it('a hold that ends frees its allowance', async () => {
    const world = aWorld(1_000_000);
    world.cart({ lines: lots(mostLots) });
    await startPayment(world.ports)(world.wanted());
    world.pass(newcomerHoldMs);
    await sweepers(world.ports)['waiting orders']();
    expect([world.order('order').state, world.held()]).toEqual(['Expired', []]);
    await limitUnpaid(world.ports, wish({ orderId: 'next', lines: units(newcomer.units) }));
  });
});
