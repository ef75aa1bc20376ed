import { OrderCancelled, orderCancelled, orderDispatched, paymentRefunded } from '@southline/contracts/events';
import { OrderState, OrderStepKind, UpdateFulfilmentRequest } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { DomainError } from '@southline/kernel/errors';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, insisting, size, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import type { Binary } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper, type Wanted } from './support/shopper.ts';

const bench = perFile(runOrders);
afterEach(() => bench.payments.refuseWith(undefined));

const staff = () => bench.asMember('D7', 'Dealer');

/** A placed order of 5 × $20.00 and delivery for $12.95. */
const placed = async (wanted: Wanted = {}) => {
  const shopper = await aShopper(bench, { as: bench.asMember(unique('M')), quantity: 5, ...wanted });
  await shopper.start();
  bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  await shopper.submit(shopper.orderId);
  const units = (quantity: number) => ({
    orderId: shopper.orderId,
    lines: quantity > 0 ? [{ lineId: shopper.lineId, quantity }] : [],
  });
  const cancel = (quantity: number, over: { reason?: string; requestId?: string } = {}, as = shopper.as) =>
    as((orders) => orders.cancelOrder({ ...units(quantity), reason: '', requestId: '', dryRun: false, ...over }));
  const preview = (quantity: number, as = shopper.as) => as((orders) => orders.previewCancellation(units(quantity)));
  const dispatch = async (quantity = 0, requestId = '') => {
    const request = UpdateFulfilmentRequest.fromPartial({
      orderIds: [shopper.orderId],
      state: OrderState.ORDER_STATE_DISPATCHED,
      lines: quantity > 0 ? [{ lineId: shopper.lineId, quantity }] : [],
      requestId,
    });
    const { results } = await insisting(() => staff()((orders) => orders.updateFulfilment(request)));
    const { refusal = '', message = '' } = results[0] ?? {};
    // A refusal says why.
    expect(message !== '').toBe(refusal !== '');
    return refusal;
  };
  const read = async () => {
    const { order } = await shopper.as((orders) =>
      orders.getOrder({ key: { $case: 'orderId', value: shopper.orderId } }),
    );
    if (!order) throw new Error('no order');
    return order;
  };
  return { ...shopper, cancel, preview, dispatch, read };
};

const events = async (orderId: string) =>
  (
    await bench.mongo.db
      .collection<{ key: string; topic: string; value: Binary }>('outbox')
      .find({ key: orderId, topic: { $in: [orderCancelled.topic, orderDispatched.topic] } })
      .sort({ version: 1 })
      .toArray()
  ).map(({ topic, value }) => ({ topic, value: value.buffer }));

const races = size('RACES', { usual: 10, thorough: 200 });
const racesMs = 60_000 + races * 3_000;
const atOnce = 10;

/** Runs the race many times, a few at once. */
const raced = async (race: () => Promise<void>): Promise<void> => {
  for (let done = 0; done < races; done += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, races - done) }, race));
};

/**
 * The code of the refusal, which must be a conflict with a message; empty if the call succeeded. Retries while a busy
 * machine refuses calls.
 */
const refusalOf = (call: (requestId: string) => Promise<unknown>, requestId = unique('press')): Promise<string> =>
  insisting(() => call(requestId)).then(
    () => '',
    (error: DomainError) => {
      expect(error).toMatchObject({ kind: 'conflict', message: expect.stringMatching(/^[A-Z].+\.$/) });
      return error.code;
    },
  );

const cancelledEvents = async (orderId: string) =>
  (await events(orderId))
    .filter(({ topic }) => topic === orderCancelled.topic)
    .map(({ value }) => OrderCancelled.decode(value));

const refundArrives = (orderId: string, reference: string, cents: number) => {
  const message = paymentRefunded.message.fromJSON({ orderId, amount: { cents, currency: 'AUD' }, reference });
  return bench.broker.publish([outboxEvent(paymentRefunded, message, { version: 1, occurredAt: new Date() })]);
};

describe('a placed order', () => {
  it('is cancelled in parts; the last one brings the delivery fee back, and each refund is booked once', async () => {
    const order = await placed();
    const preview = await order.preview(2);
    expect(preview).toMatchObject({ refund: { cents: 4_000 }, state: OrderState.ORDER_STATE_PLACED });
    expect(await order.preview(2, staff())).toEqual(preview);
    expect(await cancelledEvents(order.orderId)).toEqual([]);
    expect(await order.cancel(2)).toMatchObject({
      refund: { cents: 4_000 },
      deliveryRefund: { cents: 0 },
      state: OrderState.ORDER_STATE_PLACED,
      refundUnderWay: true,
      cancellationNo: 1,
    });
    expect((await order.read()).lines[0]).toMatchObject({ quantity: 5, cancelledQuantity: 2 });
    expect(await order.cancel(0)).toMatchObject({
      refund: { cents: 7_295 },
      deliveryRefund: { cents: 1_295 },
      state: OrderState.ORDER_STATE_CANCELLED,
      cancellationNo: 2,
    });
    const references = [1, 2].map((no) => `cancel:${order.orderId}:${no}`);
    expect(references.map((reference) => bench.payments.partRefunds.get(reference))).toEqual([4_000, 7_295]);
    const told = await cancelledEvents(order.orderId);
    expect(told.map(({ refunded, cancellation }) => [refunded?.cents, cancellation?.wholeOrder])).toEqual([
      [4_000, false],
      [7_295, true],
    ]);
    expect(told[1]?.cancellation).toMatchObject({ gst: { cents: 663 }, paidByCard: true, cancellationNo: 2 });
    expect(told[0]?.cancellation?.lines).toMatchObject([
      { part: { partNo: order.part }, quantity: 2, refund: { cents: 4_000 } },
    ]);
    const shown = await order.read();
    expect(shown.steps.map(({ kind }) => kind).slice(-2)).toEqual([
      OrderStepKind.ORDER_STEP_KIND_UNITS_CANCELLED,
      OrderStepKind.ORDER_STEP_KIND_CANCELLED,
    ]);
    expect(shown.refunded?.cents).toBe(0);
    await refundArrives(order.orderId, `cancel:${order.orderId}:2`, 7_295);
    await eventually(async () => expect((await order.read()).refunded?.cents).toBe(7_295));
    expect((await order.read()).refunds).toMatchObject([
      { amount: { cents: 4_000 }, cancellationNo: 1, refundedAt: '' },
      { amount: { cents: 7_295 }, cancellationNo: 2, refundedAt: expect.stringMatching(/Z$/) },
    ]);
    // The mail about the cancellation already named the refund, so its completion publishes no event.
    expect(await cancelledEvents(order.orderId)).toHaveLength(2);
  });

  it('is cancelled while payments is away; the refund is booked later', async () => {
    const order = await placed();
    bench.payments.refuseWith(new DomainError('unavailable', 'Unavailable', 'away'));
    expect(await order.cancel(0)).toMatchObject({ state: OrderState.ORDER_STATE_CANCELLED, refundUnderWay: true });
    expect(bench.payments.partRefunds.has(`cancel:${order.orderId}:1`)).toBe(false);
    bench.payments.refuseWith(undefined);
    await eventually(() => expect(bench.payments.partRefunds.get(`cancel:${order.orderId}:1`)).toBe(11_295));
  });

  it('is cancelled once by a press that is sent five times', async () => {
    const order = await placed();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => order.cancel(1, { requestId: 'press' })));
    expect(answers.map(({ cancellationNo }) => cancellationNo)).toEqual([1, 1, 1, 1, 1]);
    expect((await order.read()).lines[0]?.cancelledQuantity).toBe(1);
  });

  it('that is cancelled still answers its buyer as the order that was placed', async () => {
    const order = await placed();
    await order.cancel(0);
    expect(await order.submit(order.orderId)).toMatchObject({ orderId: order.orderId });
    await expect(order.dispatch()).resolves.toBe('AlreadyCancelled');
  });

  it(`is dispatched or cancelled, and one of both is told why not, ${races} times`, { timeout: racesMs }, () =>
    raced(async () => {
      const order = await insisting(placed);
      const [cancelled, refusal] = await Promise.all([
        refusalOf((requestId) => order.cancel(0, { requestId })),
        order.dispatch(0, unique('press')),
      ]);
      expect([
        ['', 'AlreadyCancelled'],
        ['AlreadyDispatched', ''],
      ]).toContainEqual([cancelled, refusal]);
      expect(await events(order.orderId)).toHaveLength(1);
      expect(bench.payments.partRefunds.has(`cancel:${order.orderId}:1`)).toBe(cancelled === '');
    }),
  );

  it(
    `${races} races after a parcel has left: the units that wait are dispatched or cancelled, never both`,
    { timeout: racesMs },
    () =>
      raced(async () => {
        const order = await insisting(placed);
        expect(await order.dispatch(2)).toBe('');
        const [cancelled, refusal] = await Promise.all([
          refusalOf((requestId) => order.cancel(3, { requestId })),
          order.dispatch(3, unique('press')),
        ]);
        expect([
          ['', 'AlreadyCancelled'],
          ['AlreadyDispatched', ''],
        ]).toContainEqual([cancelled, refusal]);
        const isCancelled = cancelled === '';
        const after = await order.read();
        expect(after.state).toBe(OrderState.ORDER_STATE_DISPATCHED);
        const [sent, gone] = isCancelled ? [2, 3] : [5, 0];
        expect(after.lines).toMatchObject([{ quantity: 5, dispatchedQuantity: sent, cancelledQuantity: gone }]);
        expect(after.parcels).toHaveLength(isCancelled ? 1 : 2);
        expect(await events(order.orderId)).toHaveLength(2);
        const booked = bench.payments.partRefunds.get(`cancel:${order.orderId}:1`);
        // Three units; the delivery fee is not refunded.
        expect(booked).toBe(isCancelled ? 6_000 : undefined);
      }),
  );

  it(`is cancelled once by two who cancel the same units, ${races} times`, { timeout: racesMs }, () =>
    raced(async () => {
      const order = await insisting(placed);
      // Three of five units can be cancelled once, not twice.
      const refusals = await Promise.all([
        refusalOf((requestId) => order.cancel(3, { requestId })),
        refusalOf((requestId) => order.cancel(3, { requestId, reason: 'Not needed.' }, staff())),
      ]);
      expect(refusals.sort()).toEqual(['', 'AlreadyCancelled']);
      expect(await cancelledEvents(order.orderId)).toHaveLength(1);
      expect((await order.read()).lines).toMatchObject([{ cancelledQuantity: 3 }]);
      expect(bench.payments.partRefunds.get(`cancel:${order.orderId}:1`)).toBe(6_000);
      expect(bench.payments.partRefunds.has(`cancel:${order.orderId}:2`)).toBe(false);
    }),
  );

  it('is cancelled once by two who cancel all of it', async () => {
    const order = await placed();
    const refusals = await Promise.all([
      refusalOf((requestId) => order.cancel(0, { requestId })),
      refusalOf((requestId) => order.cancel(0, { requestId, reason: 'x' }, staff())),
    ]);
    expect(refusals.sort()).toEqual(['', 'AlreadyCancelled']);
    expect(await cancelledEvents(order.orderId)).toHaveLength(1);
  });
});

describe('who may cancel', () => {
  it('is the owner, guests included, and staff with a reason', async () => {
    const order = await placed({ as: bench.as(unique('guest')) });
    expect(await order.cancel(1)).toMatchObject({ cancellationNo: 1 });
    await expect(order.cancel(1, {}, staff())).rejects.toMatchObject({
      kind: 'invalid',
      details: { reason: expect.anything() },
    });
    expect(await order.cancel(1, { reason: 'Damaged in our warehouse' }, staff())).toMatchObject({ cancellationNo: 2 });
    const told = await cancelledEvents(order.orderId);
    expect(told.map(({ cancellation }) => cancellation?.reason)).toEqual(['', 'Damaged in our warehouse']);
  });

  it('is nobody else: a stranger does not find the order', async () => {
    const order = await placed();
    for (const stranger of [bench.asMember(unique('M')), bench.as(unique('guest'))])
      for (const ask of [() => order.preview(0, stranger), () => order.cancel(0, {}, stranger)])
        await expect(ask()).rejects.toMatchObject({ kind: 'not-found' });
  });
});
