import { orderPlaced } from '@southline/contracts/events';
import { OrderState, OrderStepKind } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { dayMs } from '@southline/kernel/clock';
import { isDomainError } from '@southline/kernel/errors';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, size, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, it } from 'vitest';
import { placedOrder } from '../src/mapping/placed-order.ts';
import { orders } from '../src/storage/collections.ts';
import { createOrderNumbers } from '../src/storage/order-numbers.ts';
import { createRebuilding } from '../src/storage/rebuilding.ts';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(runOrders);
const captured = AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;
const dollars = (cents: number) => ({ cents, currency: 'AUD' });
const returns: typeof bench.asService = (_, call) => bench.asService('returns', call);

const aPart = (available: number, priceCents = 3_000) => {
  const partNo = unique('X').toUpperCase().replace('-', '');
  bench.catalogue.parts.set(partNo, { priceCents, available });
  return partNo;
};

/** A placed order of 5 × $20.00 and the exchange of its line for 2 × $30.00. */
const placed = async ({ available = 10, part = aPart(available) } = {}) => {
  const as = bench.asMember(unique('M'));
  const shopper = await aShopper(bench, { as, quantity: 5 });
  await shopper.start();
  bench.payments.outcomes.set(shopper.orderId, captured);
  const { orderId } = await shopper.submit((await shopper.cart()).orderId);
  const itemId = unique('item');
  const make = (id = itemId, quantity = 2) =>
    returns('returns', (client) =>
      client.makeExchange({
        orderId,
        lineId: shopper.lineId,
        returnNo: 'SR1',
        itemId: id,
        partNo: part,
        quantity,
        returnedQuantity: 5,
        heldUntil: new Date(Date.now() + 14 * dayMs).toISOString(),
      }),
    );
  const end = (id = itemId) => returns('returns', (client) => client.endExchange({ itemId: id }));
  const read = async (id = itemId) => {
    const { order } = await as((client) => client.getOrder({ key: { $case: 'orderId', value: id } }));
    if (!order) throw new Error('no order');
    return order;
  };
  const pay = async (cents: number) => {
    const { orderNo } = await read();
    await as((client) =>
      client.startPayment({ orderId: itemId, orderNo, amount: dollars(cents), language: 'en', region: 'au' }),
    );
    bench.payments.outcomes.set(itemId, captured);
    await shopper.confirm(itemId, orderNo);
    return shopper.submit(itemId);
  };
  /** Lets the hold end now, so that the sweeper takes the order. */
  const age = (id = itemId) => {
    const past = new Date(Date.now() - 1_000);
    return orders(bench.mongo).updateOne({ _id: id }, { $set: { holdUntil: past, sweepAt: past } });
  };
  return { ...shopper, orderId, itemId, as, part, make, end, read, pay, age };
};

const placedEvents = (orderId: string) => eventsOf(bench.mongo, orderPlaced, orderId);

const holdOf = (orderId: string) => bench.catalogue.holds.get(`${orderId}:1`);
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (!isDomainError(error)) throw error;
      // A refusal has a sentence for the buyer, or asks the page to re-load.
      expect(error.message).toMatch(/^([A-Z].+\.|re-load)$/);
      return error.code;
    },
  );

it('is called by returns alone', async () => {
  const { itemId } = await placed();
  const calls = [
    bench.asMember('D7', 'Dealer')((client) => client.endExchange({ itemId })),
    bench.asService('bff', (client) => client.endExchange({ itemId })),
  ];
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ kind: 'forbidden' })));
});

it('the buyer pays for the held part; both orders are linked, and the units of the first one stay in it', async () => {
  const order = await placed();
  const made = await order.make();
  expect(made).toMatchObject({ orderId: order.itemId, total: { cents: 6_000 } });
  expect(await order.make()).toEqual(made);
  expect(holdOf(order.itemId)).toBe('held');
  const { orderNo } = made;
  const start = (cents: number, as = order.as) =>
    as((client) =>
      client.startPayment({ orderId: order.itemId, orderNo, amount: dollars(cents), language: 'en', region: 'au' }),
    );
  expect(await outcome(start(2_000))).toBe('CartChanged');
  expect(await outcome(start(6_000, bench.asMember(unique('M'))))).toBe('CartChanged');
  expect(await order.read()).toMatchObject({ payableUntil: made.heldUntil });
  await order.pay(6_000);
  expect(bench.payments.amounts.get(order.itemId)).toBe(6_000);
  expect(await order.read()).toMatchObject({
    state: OrderState.ORDER_STATE_PLACED,
    parent: { orderId: order.orderId, offerNo: 0, returnNo: 'SR1' },
    payableUntil: '',
  });
  const parent = await order.read(order.orderId);
  expect(parent).toMatchObject({ state: OrderState.ORDER_STATE_PLACED, followOns: [{ orderNo }] });
  expect(parent.lines[0]).toMatchObject({ movedQuantity: 0 });
  expect(parent.steps.at(-1)).toMatchObject({ kind: OrderStepKind.ORDER_STEP_KIND_EXCHANGED, orderNo });
  expect(await placedEvents(order.itemId)).toMatchObject([
    { holdRound: 1, paymentTransaction: '4711', parent: { returnNo: 'SR1' } },
  ]);
  await order.end();
  expect(await order.read()).toMatchObject({ state: OrderState.ORDER_STATE_PLACED });
});

it('an exchange that is not paid in time gives its stock back', async () => {
  const order = await placed();
  const { orderNo } = await order.make();
  await order.age();
  await eventually(async () => expect(holdOf(order.itemId)).toBe('released'));
  const late = order.as((client) =>
    client.startPayment({ orderId: order.itemId, orderNo, amount: dollars(6_000), language: 'en', region: 'au' }),
  );
  expect(await outcome(late)).toBe('ExchangeEnded');
});

it('what cannot be sold is not held', async () => {
  const order = await placed({ available: 1 });
  expect(await outcome(order.make())).toBe('StockShort');
  expect(await outcome(order.make())).toBe('ExchangeEnded');
  const free = await placed({ part: aPart(5, 0) });
  expect(await outcome(free.make())).toBe('NotOrderable');
  const unknown = await placed({ part: 'NOPART' });
  expect(await outcome(unknown.make())).toBe('PartUnknown');
});

it('eight approvals at once make one order and one hold', async () => {
  const order = await placed({ available: 2 });
  const made = await Promise.all(Array.from({ length: 8 }, () => order.make()));
  expect(new Set(made.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect(bench.catalogue.parts.get(order.part)?.available).toBe(0);
});

const rounds = size('RACES', { usual: 10, thorough: 200 });
const roundsMs = 60_000 + rounds * 3_000;

it(`of two approvals for the last units one gets them, ${rounds} times`, { timeout: roundsMs }, async () => {
  const order = await placed();
  for (let round = 0; round < rounds; round += 1) {
    bench.catalogue.parts.set(order.part, { priceCents: 3_000, available: 2 });
    const ids = [unique('item'), unique('item')];
    const results = await Promise.all(ids.map((id) => outcome(order.make(id))));
    expect(results.sort()).toEqual(['StockShort', 'done']);
    const states = await orders(bench.mongo)
      .find({ _id: { $in: ids } })
      .toArray();
    expect(states.map(({ state }) => state).sort()).toEqual(['AwaitingPayment', 'Expired']);
  }
});

it(`of two ends and an expiry of an exchange one ends it, ${rounds} times`, { timeout: roundsMs }, async () => {
  const order = await placed({ available: 10_000 });
  for (let round = 0; round < rounds; round += 1) {
    const id = unique('item');
    await order.make(id);
    await Promise.all([order.end(id), order.end(id), order.age(id)]);
    expect((await orders(bench.mongo).findOne({ _id: id }))?.state).toBe('Expired');
    await eventually(async () => expect(holdOf(id)).toBe('released'));
  }
});

it('after a kill between the insert and the hold, the repeat takes the hold', async () => {
  const order = await placed();
  await order.make();
  await orders(bench.mongo).updateOne({ _id: order.itemId }, { $set: { 'hold.taken': false } });
  await order.make();
  expect(await orders(bench.mongo).findOne({ _id: order.itemId })).toMatchObject({ hold: { round: 1, taken: true } });
  expect(bench.catalogue.parts.get(order.part)?.available).toBe(8);
});

it('a restore that lost the payment of an exchange puts its order back, and the repeated approval finds it', async () => {
  const order = await placed();
  const copy = await orders(bench.mongo).findOne({ _id: order.orderId });
  const made = await order.make();
  await order.pay(6_000);
  const [event] = await placedEvents(order.itemId);
  if (!copy || !event) throw new Error('no copy');
  await orders(bench.mongo).deleteOne({ _id: order.itemId });
  await orders(bench.mongo).replaceOne({ _id: copy._id }, copy);
  const { id, headers, value } = outboxEvent(orderPlaced, event, { version: 3, occurredAt: new Date() });
  const rebuilding = createRebuilding(bench.mongo, createOrderNumbers(bench.mongo), async () => {});
  const again = { id: `${id}-again`, headers: { ...headers } as Record<string, string>, value };
  expect(await rebuilding.rebuild({ placed: placedOrder(event), version: 3, event: again })).toBe(true);
  expect(await order.read()).toMatchObject({ state: OrderState.ORDER_STATE_PLACED, parent: { returnNo: 'SR1' } });
  const parent = await order.read(order.orderId);
  expect(parent).toMatchObject({ followOns: [{ orderNo: made.orderNo }], lines: [{ movedQuantity: 0 }] });
  expect(await order.make()).toMatchObject({ orderId: order.itemId, orderNo: made.orderNo });
  expect(bench.catalogue.parts.get(order.part)?.available).toBe(8);
});
