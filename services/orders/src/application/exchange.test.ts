import { dayMs } from '@southline/kernel/clock';
import { expectedDays } from '@southline/kernel/dispatch-day';
import { noDelivery } from '@southline/kernel/order';
import { expect, it } from 'vitest';
import { checkExchange } from '../domain/exchange.ts';
import { isPlaced } from '../domain/order.ts';
import { aLine, dispatchTerms } from '../domain/testing.ts';
import { changeDelivery } from './change-delivery.ts';
import { endExchange, makeExchange, previewExchange } from './exchange.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';
import { payFollowOn, startPayment } from './start-payment.ts';
import { submitOrder } from './submit-order.ts';
import { sweepers } from './sweep-orders.ts';
import { aWorld, owner } from './testing.ts';

const itemId = 'item';

/** A placed order of 2 × $189.00, and the exchange of one unit for another. */
const aPlacedOrder = async (stock = 10) => {
  const world = aWorld(stock);
  const { delivery } = world.cart();
  if (!delivery) throw new Error('no delivery');
  await startPayment(world.ports)(world.wanted());
  world.capture('order');
  const paid = { owner, orderId: 'order', delivery, remarks: undefined, region: 'au', language: 'en', onlyPaid: false };
  await submitOrder(world.ports)(paid);
  const until = new Date(world.ports.clock.now().getTime() + 14 * dayMs);
  const make = (quantity = 1, id = itemId) =>
    makeExchange(world.ports)({
      orderId: 'order',
      lineId: 'line-1',
      returnNo: 'SR1',
      itemId: id,
      partNo: '55D23L',
      quantity,
      returnedQuantity: 1,
      until,
    });
  const pay = async () => {
    world.capture(itemId, 18_900);
    const order = await markPaid(world.ports)(itemId, { transaction: '4712', cents: 18_900, cardLastFour: '' });
    return placeOrder(world.ports)(order);
  };
  return { ...world, world, make, pay };
};

it('an exchange order holds its own stock until the given time; a repeat finds the same order', async () => {
  const { make, world, held } = await aPlacedOrder();
  const first = await make();
  expect(first).toMatchObject({
    orderId: itemId,
    state: 'AwaitingPayment',
    parent: { orderId: 'order', offerNo: 0, returnNo: 'SR1' },
    totals: { totalToPay: 18_900, deliveryFee: 0 },
    goods: [itemId],
  });
  expect((await make()).orderNo).toBe(first.orderNo);
  expect(held()).toEqual(['order:1', `${itemId}:1`]);
  expect(world.available).toBe(7);
});

it('a follow-on order is placed with the address that its parent has then, and with the days for it', async () => {
  const { make, pay, world } = await aPlacedOrder();
  const { delivery } = await make();
  const elsewhere = { ...delivery, addressLine: '1 Far Rd', locality: 'Perth', state: 'WA', postcode: '6000' };
  await changeDelivery(world.ports)('order', { delivery: elsewhere, requestId: 'press' });
  const placed = await pay();
  expect(placed.delivery).toEqual(elsewhere);
  expect(placed.expected).toEqual(expectedDays(dispatchTerms, 'WA', world.ports.clock.now()));
  expect(world.order(itemId).delivery).toEqual(elsewhere);
});

it('a follow-on order decides again if the address of its parent changes while it is placed', async () => {
  const { make, pay, world } = await aPlacedOrder();
  const { delivery } = await make();
  const elsewhere = { ...delivery, addressLine: '1 Far Rd', locality: 'Perth', state: 'WA', postcode: '6000' };
  const { orders } = world.ports;
  const { place } = orders;
  orders.place = async (...placing) => {
    orders.place = place;
    await changeDelivery(world.ports)('order', { delivery: elsewhere, requestId: 'press' });
    return place(...placing);
  };
  expect((await pay()).delivery).toEqual(elsewhere);
});

it('a follow-on order keeps its address if the buyer of its parent was forgotten', async () => {
  const { make, pay, world } = await aPlacedOrder();
  const { delivery } = await make();
  await world.ports.orders.update('order', () => ({ set: { forgottenAt: new Date(0), delivery: noDelivery } }));
  expect((await pay()).delivery).toEqual(delivery);
});

it('an exchange order belongs to the account that its order moves to while it is made', async () => {
  const { make, world } = await aPlacedOrder();
  const { catalogue, orders } = world.ports;
  const { quote } = catalogue;
  catalogue.quote = async (...wanted) => {
    await orders.update('order', () => ({ set: { owner: 'member:M9' } }));
    return quote(...wanted);
  };
  expect(await make()).toMatchObject({ orderId: itemId, owner: 'member:M9' });
});

it('an exchange order stores no categories, as any order that vouchers were applied to', async () => {
  const { make, world } = await aPlacedOrder();
  const { catalogue } = world.ports;
  const { quote } = catalogue;
  catalogue.quote = async (...wanted) => {
    const parts = await quote(...wanted);
    return new Map([...parts].map(([partNo, part]) => [partNo, { ...part, categoryIds: ['batteries'] }]));
  };
  const { lines } = await make();
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toHaveProperty('categoryIds');
});

it('without enough stock the order ends and holds nothing', async () => {
  const { make, order, held } = await aPlacedOrder(2);
  await expect(make()).rejects.toMatchObject({ code: 'StockShort' });
  expect(order(itemId).state).toBe('Expired');
  expect(held()).toEqual(['order:1']);
  await expect(make()).rejects.toMatchObject({ code: 'ExchangeEnded' });
});

it('the buyer pays for it while it is held; its parent is linked with it and keeps its units', async () => {
  const { make, world, order, pay } = await aPlacedOrder();
  await make();
  await expect(payFollowOn(world.ports, order(itemId), 100)).rejects.toMatchObject({ code: 'CartChanged' });
  await payFollowOn(world.ports, order(itemId), 18_900);
  expect(isPlaced(await pay())).toBe(true);
  expect(order('order')).toMatchObject({ state: 'Placed', followOns: [{ orderId: itemId, lines: [] }] });
  await endExchange(world.ports)(itemId);
  expect(order(itemId).state).toBe('Placed');
});

it('an exchange that is not paid in time gives its stock back and cannot be paid for', async () => {
  const { make, world, order, held, pass } = await aPlacedOrder();
  await make();
  pass(14 * dayMs);
  await expect(payFollowOn(world.ports, order(itemId), 18_900)).rejects.toMatchObject({ code: 'ExchangeEnded' });
  await sweepers(world.ports)['waiting orders']();
  expect(order(itemId).state).toBe('Expired');
  expect(held()).toEqual(['order:1']);
});

it('a capture after the end takes fresh stock', async () => {
  const { make, world, pay, held } = await aPlacedOrder();
  await make();
  await endExchange(world.ports)(itemId);
  expect(isPlaced(await pay())).toBe(true);
  expect(held()).toEqual(['order:1', `${itemId}:2`]);
});

it('an ended exchange gives its stock back once', async () => {
  const { make, world, held } = await aPlacedOrder();
  await make();
  await endExchange(world.ports)(itemId);
  await endExchange(world.ports)(itemId);
  expect(held()).toEqual(['order:1']);
  expect(world.available).toBe(8);
});

it('an exchange whose card may be at the bank is not ended', async () => {
  const { make, world, order, inFlight } = await aPlacedOrder();
  await make();
  inFlight.add(itemId);
  await expect(endExchange(world.ports)(itemId)).rejects.toMatchObject({ code: 'AttemptInFlight' });
  expect(order(itemId).state).toBe('AwaitingPayment');
});

it('an exchange has at most the units that come back, and the request is refused like the approval', async () => {
  const { make, world, held } = await aPlacedOrder(2_000);
  const wanted = { orderId: 'order', lineId: 'line-1', partNo: '55D23L', quantity: 999, returnedQuantity: 1 };
  for (const call of [() => make(999), () => make(2), () => previewExchange(world.ports)(wanted)])
    await expect(call()).rejects.toMatchObject({
      kind: 'invalid',
      details: { quantity: expect.stringContaining('1 at most') },
    });
  expect(held()).toEqual(['order:1']);
  await previewExchange(world.ports)({ ...wanted, quantity: 2, returnedQuantity: 2 });
});

it.each([
  { minQuantity: 4, priceCents: 100, quantity: 4, problem: '' },
  { minQuantity: 4, priceCents: 100, quantity: 8, problem: '4 at most' },
  { minQuantity: 1, priceCents: 3_000, quantity: 1, problem: '' },
  { minQuantity: 1, priceCents: 3_001, quantity: 1, problem: '3 times' },
])('one returned unit of $10.00: $quantity of a part of $priceCents cents in packs of $minQuantity', (row) => {
  const part = aLine({ minQuantity: row.minQuantity, priceCents: row.priceCents });
  const check = () => checkExchange(part, row.quantity, { units: 1, valueCents: 1_000 });
  if (row.problem) expect(check).toThrow(row.problem);
  else expect(check).not.toThrow();
});

it('exchanges count towards the limit of unpaid stock of their owner', async () => {
  const { make, world, order } = await aPlacedOrder();
  const owned = order('order').owner;
  const { newcomer } = world.ports.terms.unpaid;
  const at = world.ports.clock.now();
  await world.ports.unpaid.count(owned, { orderId: 'other', units: newcomer.units, cents: 0, at }, newcomer);
  await expect(make()).rejects.toMatchObject({ code: 'TooManyRequests' });
});
