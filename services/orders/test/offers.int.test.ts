import { deskServices } from '@southline/contracts/desk';
import {
  OrderCancelCause,
  orderCancelled,
  orderPlaced,
  pricesOffered,
  ReturnProcessed,
  returnProcessed,
} from '@southline/contracts/events';
import { GetDeliveryRefundRequest, OrderState, OrderStepKind, PriceOfferState } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { ReturnState } from '@southline/contracts/returns';
import { isDomainError } from '@southline/kernel/errors';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, size, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, it } from 'vitest';
import { answerOffer, dueChanges } from '../src/domain/offers.ts';
import { placedOrder } from '../src/mapping/placed-order.ts';
import { orders } from '../src/storage/collections.ts';
import { createOrderNumbers } from '../src/storage/order-numbers.ts';
import { createOrderRepository } from '../src/storage/order-repository.ts';
import { createRebuilding } from '../src/storage/rebuilding.ts';
import { runOrders } from './support/bench.ts';
import { aShopper, delivery } from './support/shopper.ts';

const bench = perFile(runOrders);
const staff = () => bench.asMember('D7', 'Dealer');
const captured = AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;
const dollars = (cents: number) => ({ cents, currency: 'AUD' });

/** A placed order of 5 × $20.00, delivery for $12.95, and 2 + 3 units whose prices are to be advised. */
const placed = async ({ as = bench.asMember(unique('M')), priced = true } = {}) => {
  const shopper = await aShopper(bench, { as, quantity: 5, ...(!priced && { priceCents: 0 }) });
  const a = await shopper.add({ quantity: 2, priceCents: 0, available: 10 });
  const b = priced ? await shopper.add({ quantity: 3, priceCents: 0, available: 10 }) : a;
  if (priced) {
    await shopper.start();
    bench.payments.outcomes.set(shopper.orderId, captured);
  }
  const { orderId } = await shopper.submit((await shopper.cart()).orderId);
  const read = async (id = orderId, by = as) => {
    const { order } = await by((client) => client.getOrder({ key: { $case: 'orderId', value: id } }));
    if (!order) throw new Error('no order');
    return order;
  };
  const offer = async (prices: readonly (readonly [string, number])[], validDays = 0) =>
    (
      await staff()((client) =>
        client.offerPrices({
          orderId,
          lines: prices.map(([lineId, cents]) => ({ lineId, price: dollars(cents) })),
          validDays,
          requestId: '',
        }),
      )
    ).offer;
  const offerAll = () =>
    offer([
      [a.lineId, 1_500],
      [b.lineId, 250],
    ]);
  const answer = (acceptLineIds: string[], declineLineIds: string[] = [], offerNo = 0, by = as) =>
    by((client) => client.answerOffer({ orderId, acceptLineIds, declineLineIds, offerNo }));
  const acceptAll = async () => {
    const { followOn, amount } = await answer([a.lineId, b.lineId]);
    if (!followOn) throw new Error('no follow-on order');
    return { ...followOn, cents: amount?.cents ?? 0 };
  };
  const pay = (id: string, orderNo: string, cents: number, by = as) =>
    by((client) => client.startPayment({ orderId: id, orderNo, amount: dollars(cents), language: 'en', region: 'au' }));
  /** Lets the offer end now, so that the sweeper takes it. */
  const age = async () => {
    const past = new Date(Date.now() - 1_000);
    await orders(bench.mongo).updateOne({ _id: orderId }, { $set: { 'offers.0.validUntil': past, offerDueAt: past } });
  };
  return { ...shopper, orderId, a: a.lineId, b: b.lineId, as, read, offer, offerAll, answer, acceptAll, pay, age };
};
type Placed = Awaited<ReturnType<typeof placed>>;

const listed = async (orderNo = '') =>
  staff()((client) => client.listUnpricedLines({ page: 1, pageSize: 100, orderNo }));

/** Orders that wait for a price in the work list of staff. */
const waiting = async () => {
  const client = bench.client(deskServices.orders, { subject: 'member:D1', role: 'Dealer' });
  return (await client.listWaiting({})).items.map(({ record }) => record);
};

/** The order-placed event of an order, as the reconciliation reads it. */
const placedEvent = async (orderId: string) => {
  const [event] = await eventsOf(bench.mongo, orderPlaced, orderId);
  if (!event) throw new Error(`no event of ${orderId}`);
  const { headers, value } = outboxEvent(orderPlaced, event, { version: 3, occurredAt: new Date() });
  return {
    placed: placedOrder(event),
    version: 3,
    event: { id: unique('event'), headers: { ...headers } as Record<string, string>, value },
  };
};
const offersOf = (orderId: string) => eventsOf(bench.mongo, pricesOffered, orderId);
const cancellationsOf = (orderId: string) => eventsOf(bench.mongo, orderCancelled, orderId);

const holdsOf = (orderId: string) => [...bench.catalogue.holds.keys()].filter((key) => key.startsWith(orderId));

it('prices are offered, accepted and paid for with a follow-on order; the units move without a stock movement', async () => {
  const order = await placed();
  const [row] = (await listed(order.orderNo)).orders;
  expect(await waiting()).toContain(order.orderNo);
  expect(row).toMatchObject({
    orderNo: order.orderNo,
    lines: [{ quantity: 2 }, { quantity: 3 }],
    offer: undefined,
  });
  expect(await order.offerAll()).toMatchObject({ offerNo: 1, total: { cents: 3_750 } });
  expect(await waiting()).not.toContain(order.orderNo);
  expect(await offersOf(order.orderId)).toMatchObject([
    { reminder: false, offer: { total: { cents: 3_750 }, lines: [{ quantity: 2, price: { cents: 1_500 } }, {}] } },
  ]);
  const { orderId, orderNo, cents } = await order.acceptAll();
  expect(await order.acceptAll()).toEqual({ orderId, orderNo, cents });
  expect((await order.read()).offer).toMatchObject({
    state: PriceOfferState.PRICE_OFFER_STATE_ACCEPTED,
    followOn: { orderId, orderNo },
  });
  const before = await order.cart();
  const opened = await order.pay(orderId, orderNo, cents);
  expect(opened.accessCode).toBe(`code-${orderId}`);
  await order.report(orderId, orderNo);
  bench.payments.outcomes.set(orderId, captured);
  await order.confirm(orderId, orderNo);
  await order.submit(orderId);
  const follow = await order.read(orderId);
  expect(follow).toMatchObject({
    state: OrderState.ORDER_STATE_PLACED,
    parent: { orderId: order.orderId, offerNo: 1 },
    totals: { totalToPay: { cents: 3_750 }, deliveryFee: { cents: 0 } },
  });
  const parent = await order.read();
  expect(parent).toMatchObject({ offer: undefined, followOns: [{ orderId, orderNo }] });
  expect(parent.lines.map(({ movedQuantity, cancelledQuantity }) => [movedQuantity, cancelledQuantity])).toEqual([
    [0, 0],
    [2, 0],
    [3, 0],
  ]);
  expect(parent.steps.slice(-2)).toMatchObject([
    { kind: OrderStepKind.ORDER_STEP_KIND_PRICES_OFFERED },
    { kind: OrderStepKind.ORDER_STEP_KIND_UNITS_MOVED, orderNo },
  ]);
  expect((await listed(order.orderNo)).totalCount).toBe(0);
  expect(holdsOf(orderId)).toEqual([]);
  expect(await order.cart()).toEqual(before);
  expect(await cancellationsOf(order.orderId)).toEqual([]);
  await expect(order.answer([order.a, order.b], [], 1)).resolves.toMatchObject({ followOn: { orderId } });
});

it('a follow-on order that is paid after a change of its parent’s address is placed with the new address', async () => {
  const order = await placed();
  await order.offerAll();
  const { orderId, orderNo, cents } = await order.acceptAll();
  await order.pay(orderId, orderNo, cents);
  const to = {
    ...delivery,
    lastName: 'Tran',
    addressLine: '9 Far Road',
    locality: 'Perth',
    state: 'WA',
    postcode: '6000',
  };
  await order.as((client) =>
    client.changeDelivery({ orderId: order.orderId, delivery: to, requestId: unique('press') }),
  );
  await order.report(orderId, orderNo);
  bench.payments.outcomes.set(orderId, captured);
  await order.confirm(orderId, orderNo);
  await order.submit(orderId);
  expect((await order.read(orderId)).delivery).toEqual(to);
  expect((await placedEvent(orderId)).placed.delivery).toEqual(to);
  const stored = await orders(bench.mongo).findOne({ _id: orderId });
  expect(stored?.words).toContain('tran');
});

it('declined lines are cancelled; what is free of charge is placed without a payment', async () => {
  const order = await placed();
  await order.offer([
    [order.a, 0],
    [order.b, 250],
  ]);
  const answered = await order.answer([order.a], [order.b], 1);
  expect(answered).toMatchObject({ amount: { cents: 0 } });
  const follow = await order.read(answered.followOn?.orderId);
  expect(follow).toMatchObject({ state: OrderState.ORDER_STATE_PLACED, lines: [{ isFree: true, quantity: 2 }] });
  expect((await cancellationsOf(order.orderId)).map(({ cause }) => cause)).toEqual([
    OrderCancelCause.ORDER_CANCEL_CAUSE_BUYER,
  ]);
  expect(await order.answer([order.a], [order.b], 1)).toEqual(answered);
  expect((await listed(order.orderNo)).orders).toEqual([]);
});

it('an order of which everything moved has ended, and its follow-on order is cancelled like any other', async () => {
  const order = await placed({ priced: false });
  const [first = '', second = ''] = (await order.read()).lines.map(({ lineId }) => lineId);
  await order.offer([
    [first, 100],
    [second, 200],
  ]);
  const { followOn, amount } = await order.answer([first, second]);
  const { orderId = '', orderNo = '' } = followOn ?? {};
  await order.pay(orderId, orderNo, amount?.cents ?? 0);
  bench.payments.outcomes.set(orderId, captured);
  await order.submit(orderId);
  expect((await order.read()).state).toBe(OrderState.ORDER_STATE_MOVED);
  const request = { lines: [], reason: '', requestId: '', dryRun: false };
  await expect(order.as((client) => client.cancelOrder({ orderId: order.orderId, ...request }))).rejects.toMatchObject({
    code: 'AlreadyCancelled',
  });
  const cancelled = await order.as((client) => client.cancelOrder({ orderId, ...request }));
  expect(cancelled).toMatchObject({ refund: { cents: 900 }, deliveryRefund: { cents: 0 } });
  expect(await cancellationsOf(order.orderId)).toEqual([]);
});

it('a replaced offer, another amount and a stranger are refused', async () => {
  const order = await placed();
  await order.offerAll();
  await order.offer([[order.a, 1_600]]);
  await expect(order.answer([order.a, order.b], [], 1)).rejects.toMatchObject({ code: 'OfferChanged' });
  const { followOn } = await order.answer([order.a], [], 2);
  const { orderId = '', orderNo = '' } = followOn ?? {};
  await expect(order.pay(orderId, orderNo, 3_000)).rejects.toMatchObject({ code: 'CartChanged' });
  await expect(order.offerAll()).rejects.toMatchObject({ code: 'OfferChanged' });
  const strangers = [bench.asMember(unique('M')), bench.as(unique('guest'))];
  for (const stranger of strangers) {
    await expect(order.answer([order.a], [], 2, stranger)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(order.pay(orderId, orderNo, 3_200, stranger)).rejects.toMatchObject({ code: 'CartChanged' });
    await expect(order.read(orderId, stranger)).rejects.toMatchObject({ kind: 'not-found' });
    const offering = {
      orderId: order.orderId,
      lines: [{ lineId: order.b, price: dollars(1) }],
      validDays: 7,
      requestId: '',
    };
    await expect(stranger((client) => client.offerPrices(offering))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(
      stranger((client) => client.listUnpricedLines({ page: 1, pageSize: 10, orderNo: '' })),
    ).rejects.toMatchObject({ kind: 'forbidden' });
  }
});

it('a press of staff that is sent five times makes one offer and one mail, and nobody prices their own order', async () => {
  const order = await placed({ as: bench.asMember('D8', 'Dealer') });
  const press = {
    orderId: order.orderId,
    lines: [{ lineId: order.a, price: dollars(1_500) }],
    validDays: 0,
    requestId: 'press',
  };
  const made = await Promise.all(Array.from({ length: 5 }, () => staff()((client) => client.offerPrices(press))));
  expect(made.map(({ offer }) => offer?.offerNo)).toEqual([1, 1, 1, 1, 1]);
  expect(await offersOf(order.orderId)).toHaveLength(1);
  await expect(order.as((client) => client.offerPrices({ ...press, requestId: 'own' }))).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'OwnOrder',
  });
});

it('another answer before the payment replaces the follow-on order, whose old access code is refunded', async () => {
  const order = await placed();
  await order.offerAll();
  const first = await order.acceptAll();
  await order.pay(first.orderId, first.orderNo, first.cents);
  await order.report(first.orderId, first.orderNo);
  await expect(order.answer([order.a], [order.b])).rejects.toMatchObject({ code: 'AttemptInFlight' });
  await orders(bench.mongo).updateOne({ _id: first.orderId }, { $unset: { card: '' } });
  const second = await order.answer([order.a], [order.b]);
  expect(second).toMatchObject({ amount: { cents: 3_000 } });
  expect(second.followOn?.orderId).not.toBe(first.orderId);
  await expect(order.pay(first.orderId, first.orderNo, first.cents)).rejects.toMatchObject({ code: 'OfferChanged' });
  // The buyer posts the card in another tab anyway.
  bench.payments.outcomes.set(first.orderId, captured);
  await order.confirm(first.orderId, first.orderNo);
  await expect(order.submit(first.orderId)).rejects.toMatchObject({
    code: 'OrderCancelled',
    message: expect.stringContaining('refunded'),
  });
  await eventually(() => expect(bench.payments.refunds).toContain(`cancel:${first.orderId}`));
  expect(await order.read()).toMatchObject({ followOns: [] });
});

it('nobody answers: the buyer is reminded once, then the lines are cancelled and nothing is left to price', async () => {
  const order = await placed();
  await order.offerAll();
  await orders(bench.mongo).updateOne({ _id: order.orderId }, [
    {
      $set: {
        offers: {
          $map: {
            input: '$offers',
            in: {
              $mergeObjects: [
                '$$this',
                {
                  madeAt: { $subtract: ['$$this.madeAt', 6 * 86_400_000] },
                  validUntil: { $subtract: ['$$this.validUntil', 6 * 86_400_000] },
                },
              ],
            },
          },
        },
        offerDueAt: '$$NOW',
      },
    },
  ]);
  await eventually(async () =>
    expect((await offersOf(order.orderId)).map(({ reminder }) => reminder)).toEqual([false, true]),
  );
  await order.age();
  await eventually(async () => expect(await cancellationsOf(order.orderId)).toHaveLength(1));
  const [ended] = await cancellationsOf(order.orderId);
  expect(ended).toMatchObject({
    cause: OrderCancelCause.ORDER_CANCEL_CAUSE_OFFER_ENDED,
    cancellation: { wholeOrder: false, lines: [{ quantity: 2 }, { quantity: 3 }] },
    refunded: { cents: 0 },
  });
  expect(await order.read()).toMatchObject({ offer: undefined, state: OrderState.ORDER_STATE_PLACED });
  expect((await listed(order.orderNo)).orders).toEqual([]);
  expect(await offersOf(order.orderId)).toHaveLength(2);
  await expect(order.answer([order.a, order.b])).rejects.toMatchObject({ code: 'OfferChanged' });
});

it('accepted and never paid: the follow-on order expires, the offer ends, and a late capture is refunded', async () => {
  const order = await placed();
  await order.offerAll();
  const follow = await order.acceptAll();
  await order.pay(follow.orderId, follow.orderNo, follow.cents);
  await order.age();
  const past = new Date(Date.now() - 1_000);
  await orders(bench.mongo).updateOne({ _id: follow.orderId }, { $set: { holdUntil: past, sweepAt: past } });
  await eventually(async () => expect((await order.read(follow.orderId)).state).toBe(OrderState.ORDER_STATE_EXPIRED));
  await order.age();
  await eventually(async () => expect(await cancellationsOf(order.orderId)).toHaveLength(1));
  await expect(order.pay(follow.orderId, follow.orderNo, follow.cents)).rejects.toMatchObject({ code: 'OfferChanged' });
  bench.payments.outcomes.set(follow.orderId, captured);
  await order.confirm(follow.orderId, follow.orderNo);
  await expect(order.submit(follow.orderId)).rejects.toMatchObject({ code: 'OrderCancelled' });
  await eventually(() => expect(bench.payments.refunds).toContain(`cancel:${follow.orderId}`));
  expect(holdsOf(follow.orderId)).toEqual([]);
});

it('a late capture whose offer has not ended yet is placed', async () => {
  const order = await placed();
  await order.offerAll();
  const follow = await order.acceptAll();
  await order.pay(follow.orderId, follow.orderNo, follow.cents);
  const past = new Date(Date.now() - 1_000);
  await orders(bench.mongo).updateOne({ _id: follow.orderId }, { $set: { holdUntil: past, sweepAt: past } });
  await eventually(async () => expect((await order.read(follow.orderId)).state).toBe(OrderState.ORDER_STATE_EXPIRED));
  bench.payments.outcomes.set(follow.orderId, captured);
  await order.confirm(follow.orderId, follow.orderNo);
  await order.submit(follow.orderId);
  expect((await order.read()).followOns).toMatchObject([{ orderId: follow.orderId }]);
  expect(holdsOf(follow.orderId)).toEqual([]);
});

const rounds = size('RACES', { usual: 10, thorough: 200 });
const roundsMs = 60_000 + rounds * 3_000;
const later = () => new Date(Date.now() + 8 * 86_400_000);
const outcome = async <T>(asked: Promise<T>): Promise<T | string> =>
  asked.catch((error: unknown) => {
    if (!isDomainError(error)) throw error;
    // A conflict with a sentence for the buyer.
    expect(error).toMatchObject({ kind: 'conflict', message: expect.stringMatching(/^[A-Z].+\.$/) });
    return String(error.code);
  });

it(`of accept and end one wins, ${rounds} times`, { timeout: roundsMs }, async () => {
  const repository = createOrderRepository(bench.mongo);
  const order = await placed();
  let accepts = 0;
  const before = await orders(bench.mongo).findOne({ _id: order.orderId });
  if (!before) throw new Error('no order');
  for (let round = 0; round < rounds; round += 1) {
    const _id = `${order.orderId}-${round}`;
    await orders(bench.mongo).insertOne({ ...before, _id, orderNo: `${before.orderNo}-${round}`, goods: [_id] });
    const lines = [
      { lineId: order.a, price: dollars(1_500) },
      { lineId: order.b, price: dollars(250) },
    ];
    await staff()((client) => client.offerPrices({ orderId: _id, lines, validDays: 7, requestId: '' }));
    const accept = { orderId: _id, acceptLineIds: [order.a, order.b], declineLineIds: [], offerNo: 1 };
    // The other process runs with a clock that is ahead. It starts a little later in each round.
    const end = async () => {
      for (let read = 0; read < round % 10; read += 1) await repository.find(_id);
      return repository.advance(_id, (current) => dueChanges(current, undefined, later()));
    };
    const [answered] = await Promise.all([outcome(order.as((client) => client.answerOffer(accept))), end()]);
    const after = await orders(bench.mongo).findOne({ _id });
    const isAccepted = after?.offers?.at(-1)?.state === 'Accepted';
    if (isAccepted) accepts += 1;
    expect(answered === 'OfferChanged').toBe(!isAccepted);
    const follows = await orders(bench.mongo).countDocuments({ 'parent.orderId': _id });
    expect([follows, (after?.cancellations ?? []).length]).toEqual(isAccepted ? [1, 0] : [0, 1]);
    expect(after?.unpricedSince !== undefined).toBe(isAccepted);
  }
  // Both outcomes must occur, or the test did not race.
  expect(accepts).toBeGreaterThan(0);
  expect(accepts).toBeLessThan(rounds);
});

it(`of the payment and the end of an accepted offer one wins, ${rounds} times`, { timeout: roundsMs }, async () => {
  const repository = createOrderRepository(bench.mongo);
  const order = await placed();
  await order.offerAll();
  const { orderId } = await order.acceptAll();
  const parent = await orders(bench.mongo).findOne({ _id: order.orderId });
  const follow = await orders(bench.mongo).findOne({ _id: orderId });
  if (!parent || !follow) throw new Error('no orders');
  for (let round = 0; round < rounds; round += 1) {
    const ids = { parent: `${order.orderId}-${round}`, follow: `${orderId}-${round}` };
    const accepted = { ...parent.offers?.[0]?.accepted, orderId: ids.follow };
    await orders(bench.mongo).insertMany([
      {
        ...parent,
        _id: ids.parent,
        orderNo: `${parent.orderNo}-${round}`,
        goods: [ids.parent],
        offers: [{ ...parent.offers?.[0], accepted }] as typeof parent.offers,
      },
      {
        ...follow,
        _id: ids.follow,
        orderNo: `${follow.orderNo}-${round}`,
        goods: [ids.follow],
        parent: { orderId: ids.parent, orderNo: '', offerNo: 1 },
        state: 'Paid',
        payment: { transaction: '4711', cents: follow.totals.totalToPay, cardLastFour: '' },
      },
    ]);
    const seen = await repository.find(ids.follow);
    if (!seen) throw new Error('no order');
    const end = () =>
      repository.advance(ids.parent, (current) => dueChanges(current, { ...seen, state: 'Expired' }, later()));
    const [submitted] = await Promise.all([outcome(order.submit(ids.follow)), end()]);
    const [after, paid] = [await repository.find(ids.parent), await repository.find(ids.follow)];
    const isMoved = (after?.followOns ?? []).length === 1;
    expect(paid?.state).toBe(isMoved ? 'Placed' : 'Refunding');
    expect(submitted === 'OrderCancelled').toBe(!isMoved);
    expect((after?.cancellations ?? []).length).toBe(isMoved ? 0 : 1);
    expect(after?.offers?.at(-1)?.state).toBe(isMoved ? 'Answered' : 'Ended');
  }
});

it('two answers at once make one follow-on order', async () => {
  const order = await placed();
  await order.offerAll();
  const answers = await Promise.all(Array.from({ length: 8 }, () => order.acceptAll()));
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await orders(bench.mongo).countDocuments({ 'parent.orderId': order.orderId })).toBe(1);
});

/** A placed order whose unpriced units moved to a paid follow-on order. */
const moved = async () => {
  const order = await placed();
  await order.offerAll();
  const follow = await order.acceptAll();
  await order.pay(follow.orderId, follow.orderNo, follow.cents);
  bench.payments.outcomes.set(follow.orderId, captured);
  await order.submit(follow.orderId);
  const cancel = (orderId: string) =>
    order.as((client) => client.cancelOrder({ orderId, lines: [], reason: '', dryRun: false, requestId: unique('r') }));
  /** The delivery fees that were refunded, in cents, and booked. */
  const fees = async () => {
    const found = await orders(bench.mongo).findOne({ _id: order.orderId });
    const refunds = (found?.cancellations ?? []).filter(({ deliveryCents }) => deliveryCents > 0);
    for (const { no, refundCents } of refunds)
      expect(bench.payments.partRefunds.get(`cancel:${order.orderId}:${no}`)).toBe(refundCents);
    return refunds.map(({ deliveryCents }) => deliveryCents);
  };
  return { ...order, follow: follow.orderId, cancel, fees };
};

it('the delivery fee comes back with the last cancellation of the order and its follow-on order, in both orders', async () => {
  const one = await moved();
  expect((await one.cancel(one.orderId)).deliveryRefund).toEqual(dollars(0));
  expect(await one.fees()).toEqual([]);
  await one.cancel(one.follow);
  await eventually(async () => expect(await one.fees()).toEqual([1_295]));
  const about = (await cancellationsOf(one.orderId)).find(({ cancellation }) => cancellation?.lines.length === 0);
  expect(about).toMatchObject({
    cause: OrderCancelCause.ORDER_CANCEL_CAUSE_DELIVERY_UNDONE,
    refunded: dollars(1_295),
    cancellation: { cancellationNo: 2, deliveryRefund: dollars(1_295), dealer: undefined },
  });
  const other = await moved();
  await other.cancel(other.follow);
  expect((await other.cancel(other.orderId)).deliveryRefund).toEqual(dollars(1_295));
  await eventually(async () => expect(await other.fees()).toEqual([1_295]));
});

it('the delivery fee comes back when the follow-on order came back damaged, which orders learns last', async () => {
  const order = await moved();
  await order.cancel(order.orderId);
  const lines = [2, 3].map((quantity, nth) => ({ lineId: nth === 0 ? order.a : order.b, quantity, ourMistake: true }));
  const asked = { orderId: order.orderId, lines: [] as object[] };
  const read = (request: typeof asked) =>
    bench.asService('returns', (client) => client.getDeliveryRefund(GetDeliveryRefundRequest.fromPartial(request)));
  expect((await read({ orderId: order.follow, lines })).atStake).toEqual(dollars(1_295));
  const message = ReturnProcessed.fromPartial({
    returnId: unique('return'),
    orderId: order.follow,
    returnNo: unique('RT'),
    outcome: ReturnState.RETURN_STATE_COMPLETED,
    lines,
  });
  await bench.broker.publish([outboxEvent(returnProcessed, message, { version: 1, occurredAt: new Date() })]);
  await eventually(async () => expect(await order.fees()).toEqual([1_295]));
  expect(await read(asked)).toEqual({
    atStake: dollars(0),
    refunded: dollars(1_295),
    returnNo: message.returnNo,
  });
});

const feeRaces = size('RACES', { usual: 10, thorough: 200 });
it(`of two last cancellations at the same moment one brings the delivery fee back, ${feeRaces} times`, async () => {
  const races = await Promise.all(Array.from({ length: feeRaces }, moved));
  await Promise.all(races.flatMap((order) => [order.cancel(order.orderId), order.cancel(order.follow)]));
  await eventually(async () => {
    for (const order of races) expect(await order.fees()).toEqual([1_295]);
  });
});

it('the follow-on order and the answer are one write: without the one there is not the other', async () => {
  const order = await placed();
  await order.offerAll();
  const repository = createOrderRepository(bench.mongo);
  // The insert fails because an order with this number exists.
  const taken = { orderId: unique('order'), orderNo: order.orderNo };
  const command = { accept: [order.a, order.b], decline: [], offerNo: 1 };
  await expect(
    repository.advance(order.orderId, (current) => answerOffer(current, command, taken, new Date())),
  ).rejects.toThrow('duplicate key');
  expect((await order.read()).offer).toMatchObject({ state: PriceOfferState.PRICE_OFFER_STATE_OPEN });
  await order.acceptAll();
});

it('a restore that lost the payment of an offer, or both orders, puts them back and moves the units again', async () => {
  const order = await placed();
  await order.offerAll();
  const follow = await order.acceptAll();
  const copy = await orders(bench.mongo).findOne({ _id: order.orderId });
  await order.pay(follow.orderId, follow.orderNo, follow.cents);
  bench.payments.outcomes.set(follow.orderId, captured);
  await order.submit(follow.orderId);
  if (!copy) throw new Error('no copy');
  await orders(bench.mongo).deleteOne({ _id: follow.orderId });
  await orders(bench.mongo).replaceOne({ _id: copy._id }, copy);
  const checkLinks = async () => {
    expect(await order.read(follow.orderId)).toMatchObject({ state: OrderState.ORDER_STATE_PLACED });
    expect(await order.read()).toMatchObject({ offer: undefined, followOns: [{ orderId: follow.orderId }] });
    expect((await order.read()).lines.map(({ movedQuantity }) => movedQuantity)).toEqual([0, 2, 3]);
    expect((await listed(order.orderNo)).orders).toEqual([]);
  };
  const rebuilding = createRebuilding(bench.mongo, createOrderNumbers(bench.mongo), async () => {});
  expect(await rebuilding.rebuild(await placedEvent(follow.orderId))).toBe(true);
  await checkLinks();
  // The copy is older than the first order, and the events arrive in another order.
  await orders(bench.mongo).deleteMany({ _id: { $in: [follow.orderId, order.orderId] } });
  for (const lost of [follow.orderId, order.orderId])
    expect(await rebuilding.rebuild(await placedEvent(lost))).toBe(true);
  await checkLinks();
});

it('a guest’s follow-on order stays with its parent when the guest signs in', async () => {
  const guest = unique('guest');
  const order: Placed = await placed({ as: bench.as(guest) });
  await order.offerAll();
  const follow = await order.acceptAll();
  const member = bench.asMember(unique('M'));
  const guestToken = await bench.guestToken(guest);
  await member((client) => client.mergeCart({ guestToken }));
  await expect(order.read(follow.orderId, member)).rejects.toMatchObject({ kind: 'not-found' });
  expect((await order.read(follow.orderId)).orderNo).toBe(follow.orderNo);
});
