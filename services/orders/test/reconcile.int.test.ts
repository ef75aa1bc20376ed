import { deskServices } from '@southline/contracts/desk';
import {
  deliveryChanged,
  OrderCancelled,
  orderCancelled,
  orderForgotten,
  orderPlaced,
  PaymentCaptured,
  PaymentRefunded,
  paymentCaptured,
  paymentRefunded,
  ReturnProcessed,
  returnProcessed,
} from '@southline/contracts/events';
import { OrderState, UpdateFulfilmentRequest } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { systemClock } from '@southline/kernel/clock';
import { noRemarks } from '@southline/kernel/order';
import { createLogger } from '@southline/platform/logger';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { differencesIn, exitCodeOf, exitCodes, reconcile, waiting } from '../src/application/reconcile.ts';
import { keepInReview } from '../src/application/refund-in-review.ts';
import type { FoundCapture, PastEvents, RefundDifference, UnexplainedRefund } from '../src/domain/reconciling.ts';
import { carts, orders } from '../src/storage/collections.ts';
import { createOrderNumbers } from '../src/storage/order-numbers.ts';
import { createOrderRepository } from '../src/storage/order-repository.ts';
import { createRebuilding } from '../src/storage/rebuilding.ts';
import { pastEvents } from '../src/transport/kafka/past-events.ts';
import { runOrders } from './support/bench.ts';
import { delivery } from './support/shopper.ts';

const bench = perFile(runOrders);

const outbox = () =>
  bench.mongo.db.collection<{ _id: string; topic: string; key: string; sent: boolean; value: { buffer: Buffer } }>(
    'outbox',
  );

/** Places an order, and then restores the cart to its state before the order. */
const boughtAndForgotten = async () => {
  const as = bench.as(unique('guest'));
  const partNo = unique('P').toUpperCase().replace('-', '');
  bench.catalogue.parts.set(partNo, { priceCents: 2000, available: 10 });
  await as((orders) => orders.addToCart({ partNo, quantity: 2, vehicleSlug: '', idempotencyKey: '' }));
  await as((orders) => orders.saveCustomerDetails({ delivery, remarks: undefined }));
  const { cart } = await as((orders) => orders.getCart({}));
  const { orderId = '', orderNo = '', totals } = cart ?? {};
  const copy = await carts(bench.mongo).findOne({ orderId });
  const amount = { cents: totals?.totalToPay?.cents ?? 0, currency: 'AUD' };
  await as((orders) => orders.startPayment({ orderId, orderNo, amount, language: 'en', region: 'au' }));
  bench.payments.outcomes.set(orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  const remarks = { ...noRemarks, ccEmails: [], purchaseOrderNo: 'PO 7' };
  await as((orders) =>
    orders.submitOrder({ orderId, delivery, remarks, language: 'en', region: 'au', onlyPaid: false }),
  );
  const event = await eventually(async () => {
    const found = await outbox().findOne({ topic: orderPlaced.topic, key: orderId, sent: true });
    if (!found) throw new Error('not sent yet');
    return found;
  });
  if (!copy) throw new Error('no cart');
  const placed = await orders(bench.mongo).findOne({ _id: orderId });
  await orders(bench.mongo).deleteOne({ _id: orderId });
  await outbox().deleteMany({ key: orderId });
  await carts(bench.mongo).replaceOne({ _id: copy._id }, copy);
  await bench.mongo.db.collection<{ _id: string }>('counters').deleteMany({});
  return { as, orderId, orderNo, event, placed };
};

const run = (
  found: readonly FoundCapture[],
  differences: readonly RefundDifference[] = [],
  unexplained: readonly UnexplainedRefund[] = [],
  past: Partial<PastEvents> = {},
) => {
  const booked: string[] = [];
  const recorded: [string, number | undefined][] = [];
  const askedFor: string[] = [];
  const done = reconcile({
    past: { ...pastEvents(bench.broker), ...past },
    orders: createRebuilding(bench.mongo, createOrderNumbers(bench.mongo), async (orderIds) => {
      booked.push(...orderIds);
    }),
    reconciliation: {
      unrecorded: async () => ({ checked: found.length, found: [...found] }),
      record: async (transaction, cents) => {
        recorded.push([transaction, cents]);
        if (found.some((one) => one.transaction === transaction && one.orderId === '')) return 'review';
        return cents === undefined ? 'returned' : 'kept';
      },
      unexplainedRefunds: async () => unexplained,
      refunds: async (_from, _to, transactions) => {
        askedFor.push(...transactions);
        return { checked: 7, differences };
      },
    },
    logger: createLogger('test', 'silent'),
  })(new Date(Date.now() - 3_600_000), new Date());
  return done.then((counts) => ({ ...counts, recorded, askedFor, booked }));
};

it('an order that a restore forgot is placed again as its event tells, and its number is given to nobody else', async () => {
  const { as, orderId, orderNo, event, placed } = await boughtAndForgotten();
  const buyer = { firstName: 'Robin', lastName: 'Buyer', email: 'robin@example.com' };
  const capture = { transaction: '77', orderId, orderNo, cents: placed?.totals.totalToPay ?? 0, buyer };
  expect(await run([capture])).toMatchObject({
    rebuilt: 1,
    kept: 1,
    returned: 0,
    review: 0,
    numbersPassed: true,
    recorded: [['77', placed?.totals.totalToPay]],
  });
  const { order } = await as((orders) => orders.getOrder({ key: { $case: 'orderId', value: orderId } }));
  expect(order).toMatchObject({
    orderNo,
    state: OrderState.ORDER_STATE_PLACED,
    remarks: { purchaseOrderNo: 'PO 7' },
  });
  const again = await orders(bench.mongo).findOne({ _id: orderId });
  const facts = ['lines', 'totals', 'delivery', 'payment', 'hold', 'owner', 'state', 'version'] as const;
  for (const fact of facts) expect(again?.[fact]).toEqual(placed?.[fact]);
  // Consumers that processed it skip it by its id. Those that lost it create documents and mails again.
  await eventually(async () => expect(await outbox().findOne({ _id: event._id })).toMatchObject({ sent: true }));
  const { cart } = await as((orders) => orders.getCart({}));
  expect(cart?.lines).toEqual([]);
  expect(Number(cart?.orderNo.slice(2))).toBeGreaterThan(Number(orderNo.slice(2)));
  expect(await run([])).toMatchObject({ rebuilt: 0, numbersPassed: false });
});

it('a capture without an order goes back, and its buyer is told once', async () => {
  const [orderId, transaction] = [unique('order'), unique('tx')];
  const buyer = { firstName: 'Kim', lastName: 'Buyer', email: 'kim@example.com' };
  const capture = { transaction, orderId, orderNo: 'SL10000009', cents: 4200, buyer };
  for (let time = 0; time < 2; time += 1) {
    const found = await run([capture]);
    expect(found).toMatchObject({ returned: 1, lost: ['SL10000009'], recorded: [[transaction, undefined]] });
    expect(exitCodeOf(found)).toBe(exitCodes.lost);
  }
  const told = await outbox().find({ topic: orderCancelled.topic, key: orderId }).toArray();
  expect(told).toHaveLength(1);
  expect(OrderCancelled.decode(told[0]?.value.buffer ?? Buffer.alloc(0))).toMatchObject({
    orderNo: 'SL10000009',
    refunded: { cents: 4200 },
    delivery: { email: 'kim@example.com' },
  });
  // The event was sent before the restore and is read after it.
  const late = PaymentCaptured.fromPartial({ orderId, providerTransaction: transaction, amount: { cents: 4200 } });
  const event = outboxEvent(paymentCaptured, late, { version: 1, occurredAt: new Date() });
  await bench.broker.publish([event]);
  const inbox = bench.mongo.db.collection('inbox');
  await eventually(async () => expect(await inbox.findOne({ _id: `mark-paid:${event.id}` as never })).not.toBeNull());
});

it('payments opens a review for what is no payment of ours, and no buyer is told', async () => {
  const capture = {
    transaction: '9',
    orderId: '',
    orderNo: 'HAND-1',
    cents: 100,
    buyer: { firstName: '', lastName: '', email: '' },
  };
  expect(await run([capture])).toMatchObject({ review: 1, returned: 0, recorded: [['9', undefined]] });
  expect(await outbox().countDocuments({ topic: orderCancelled.topic, key: '' })).toBe(0);
});

it('refunds are compared, those that events tell of too, and a person hears of what does not agree', async () => {
  const transaction = unique('tx');
  const told = PaymentRefunded.fromPartial({ orderId: unique('order'), providerTransaction: transaction });
  await bench.broker.publish([outboxEvent(paymentRefunded, told, { version: 1, occurredAt: new Date() })]);
  const difference = { reference: 'SR1', orderId: 'o', orderNo: 'SL1', cents: 500, problem: '' };
  const found = await run(
    [],
    [
      { ...difference, outcome: 'settled' },
      { ...difference, outcome: 'imported' },
      { ...difference, outcome: 'review' },
    ],
  );
  expect(found).toMatchObject({ refundsChecked: 7, refundsSettled: 1, refundsInReview: 2 });
  expect(found.askedFor).toContain(transaction);
  expect([waiting(found), differencesIn(found)]).toEqual([2, 3]);
});

const dispatch = (orderId: string) =>
  bench.asMember(
    'D7',
    'Dealer',
  )((orders) =>
    orders.updateFulfilment(
      UpdateFulfilmentRequest.fromPartial({ orderIds: [orderId], state: OrderState.ORDER_STATE_DISPATCHED }),
    ),
  );

/** Restores the order to its state before the work, and waits until the events of the work are in Kafka. */
const restoredFrom = async (orderId: string, work: () => Promise<unknown>) => {
  const copy = await orders(bench.mongo).findOne({ _id: orderId });
  if (!copy) throw new Error('no order');
  await work();
  await eventually(async () => expect(await outbox().countDocuments({ key: orderId, sent: false })).toBe(0));
  const before = await orders(bench.mongo).findOne({ _id: orderId });
  const events = await outbox().find({ key: orderId }).toArray();
  await outbox().deleteMany({ key: orderId, topic: { $ne: orderPlaced.topic } });
  await orders(bench.mongo).replaceOne({ _id: orderId }, copy);
  return { before, events };
};

it('an order that was cancelled since the copy is cancelled again, refunded once, and cannot be sent', async () => {
  const { as, orderId, orderNo } = await boughtAndForgotten();
  await run([]);
  const { before, events } = await restoredFrom(orderId, () =>
    as((orders) =>
      orders.cancelOrder({ orderId, lines: [], reason: 'Not needed.', requestId: unique('c'), dryRun: false }),
    ),
  );
  const { booked, ...found } = await run([]);
  expect(booked).toContain(orderId);
  expect(found).toMatchObject({ replayed: 1, uncertain: [], lost: [] });
  const after = await orders(bench.mongo).findOne({ _id: orderId });
  expect(after).toMatchObject({
    state: 'Cancelled',
    cancellations: before?.cancellations?.map(({ refundedAt: _, ...one }) => one),
  });
  expect((await dispatch(orderId)).results).toMatchObject([{ refusal: 'AlreadyCancelled' }]);
  // Stock, documents and mails that the copy lacks follow again.
  const cancelled = events.find(({ topic }) => topic === orderCancelled.topic);
  expect(await outbox().findOne({ _id: cancelled?._id ?? '' })).not.toBeNull();
  expect(await run([])).toMatchObject({ replayed: 0, rebuilt: 0 });
  expect(orderNo).toBe(after?.orderNo);
});

it('a parcel that was sent and delivered since the copy is sent, and is not sent again', async () => {
  const { orderId } = await boughtAndForgotten();
  await run([]);
  const { before } = await restoredFrom(orderId, async () => {
    await dispatch(orderId);
    await bench.asMember(
      'D7',
      'Dealer',
    )((orders) =>
      orders.updateFulfilment(
        UpdateFulfilmentRequest.fromPartial({ orderIds: [orderId], state: OrderState.ORDER_STATE_DELIVERED }),
      ),
    );
  });
  expect(await run([])).toMatchObject({ replayed: 1 });
  const after = await orders(bench.mongo).findOne({ _id: orderId });
  expect(after).toMatchObject({ state: 'Delivered', parcels: before?.parcels });
  expect(await run([])).toMatchObject({ replayed: 0 });
});

it('an address that was changed since the copy is there again, with its words, and is told again', async () => {
  const { as, orderId } = await boughtAndForgotten();
  await run([]);
  const elsewhere = { ...delivery, locality: 'Perth', state: 'WA', postcode: '6000' };
  const { before, events } = await restoredFrom(orderId, () =>
    as((service) => service.changeDelivery({ orderId, delivery: elsewhere, requestId: unique('d') })),
  );
  expect(await run([])).toMatchObject({ replayed: 1, uncertain: [], lost: [] });
  const after = await orders(bench.mongo).findOne({ _id: orderId });
  const { delivery: address, deliveryChanges, expected, words } = before ?? {};
  expect(address?.locality).toBe('Perth');
  expect(after).toMatchObject({ state: 'Placed', delivery: address, deliveryChanges, expected, words });
  const changed = events.find(({ topic }) => topic === deliveryChanged.topic);
  expect(await outbox().findOne({ _id: changed?._id ?? '' })).not.toBeNull();
  expect(await run([])).toMatchObject({ replayed: 0 });
});

it('an order with a refund that nothing explains is in review until a person decides, and is not sent', async () => {
  const { orderId, orderNo } = await boughtAndForgotten();
  const transaction = unique('tx');
  const { ordersInReview } = await run([], [], [{ orderId, transaction }]);
  expect(ordersInReview).toContain(orderNo);
  expect((await dispatch(orderId)).results).toMatchObject([{ refusal: 'OrderInReview' }]);
  const repository = createOrderRepository(bench.mongo);
  const keep = keepInReview({ orders: repository, clock: systemClock, logger: createLogger('test', 'silent') });
  await keep({ orderId, by: 'kim', reason: 'a gift' });
  expect((await run([], [], [{ orderId, transaction }])).ordersInReview).not.toContain(orderNo);
  expect((await dispatch(orderId)).results).toMatchObject([{ orderId, refusal: '' }]);
  expect(await orders(bench.mongo).findOne({ _id: orderId })).toMatchObject({ state: 'Dispatched' });
});

it('a refund that a later refund of ours explains ends the review by itself', async () => {
  const { orderId } = await boughtAndForgotten();
  const transaction = unique('tx');
  await run([], [], [{ orderId, transaction }]);
  const refunded = PaymentRefunded.fromPartial({ orderId, reference: 'SR7', providerTransaction: transaction });
  await bench.broker.publish([outboxEvent(paymentRefunded, refunded, { version: 9, occurredAt: new Date() })]);
  await eventually(async () => {
    const order = await orders(bench.mongo).findOne({ _id: orderId });
    expect([order?.review, order?.findings]).toMatchObject([undefined, [{ closed: true }]]);
  });
});

const codeOf = (found: Parameters<typeof exitCodeOf>[0]) => exitCodeOf({ ...found, ordersInReview: [] });

it('orders to be dispatched whose later events Kafka has deleted are named, and the exit code says so', async () => {
  const { orderId, orderNo } = await boughtAndForgotten();
  await run([]);
  expect(codeOf(await run([]))).toBe(exitCodes.clean);
  const [before, since] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  expect((await run([], [], [], { keptFrom: async () => before })).uncertain).not.toContain(orderNo);
  const found = await run([], [], [], { keptFrom: async () => since });
  expect(found.uncertain).toContain(orderNo);
  expect(codeOf(found)).toBe(exitCodes.lost);
  await dispatch(orderId);
  expect((await run([], [], [], { keptFrom: async () => since })).uncertain).not.toContain(orderNo);
});

it('Kafka has all events since the beginning until it deletes some', async () => {
  const [from, to] = [new Date(Date.now() - 3_600_000), new Date()];
  expect(await pastEvents(bench.broker).keptFrom(from, to)).toEqual(from);
});

it('the buyer of an order is forgotten again', async () => {
  const { orderId } = await boughtAndForgotten();
  await run([]);
  await dispatch(orderId);
  const delivered = { orderIds: [orderId], state: OrderState.ORDER_STATE_DELIVERED };
  await bench.asMember(
    'D7',
    'Dealer',
  )((client) => client.updateFulfilment(UpdateFulfilmentRequest.fromPartial(delivered)));
  const event = outboxEvent(orderForgotten, { orderId, forgottenAt: '' }, { version: 9, occurredAt: new Date() });
  await bench.broker.publish([event]);
  expect(await run([])).toMatchObject({ replayed: 1 });
  const after = await orders(bench.mongo).findOne({ _id: orderId });
  expect(after).toMatchObject({ state: 'Delivered', delivery: { email: '' }, remarks: noRemarks, normalizedEmail: '' });
  expect(after?.forgottenAt).toBeInstanceOf(Date);
  expect(after?.words).not.toContain(delivery.lastName.toLowerCase());
  // Documents and mails that came back with the copy are deleted again.
  expect(await outbox().findOne({ _id: event.id })).not.toBeNull();
  expect(await run([])).toMatchObject({ replayed: 0 });
});

it('an order about a return that was processed since the copy is in review, on the work list, until it is kept', async () => {
  const { orderId, orderNo } = await boughtAndForgotten();
  await run([]);
  const returnNo = unique('SR');
  const event = ReturnProcessed.fromPartial({ returnId: unique('r'), returnNo, orderId });
  await bench.broker.publish([outboxEvent(returnProcessed, event, { version: 1, occurredAt: new Date() })]);
  // The consumer of the service applies it, as it did before the loss.
  await eventually(async () => expect((await orders(bench.mongo).findOne({ _id: orderId }))?.returns).toHaveLength(1));
  await orders(bench.mongo).updateOne({ _id: orderId }, { $unset: { returns: '' } });
  expect((await run([])).ordersInReview).toContain(orderNo);
  expect((await dispatch(orderId)).results).toMatchObject([{ refusal: 'OrderInReview' }]);
  const desk = bench.client(deskServices.orders, { subject: 'member:S1', role: 'Admin' });
  const entry = async () => (await desk.listWaiting({})).items.find(({ key }) => key === orderId);
  expect(await entry()).toMatchObject({
    kind: 'placed-order-in-review',
    record: orderNo,
    facts: { review: `return ${returnNo} was processed` },
    decisions: ['keep'],
  });
  const decision = { kind: 'placed-order-in-review', key: orderId, decision: 'keep', reason: 'returned elsewhere' };
  const requestId = unique('decision');
  for (const _ of [1, 2]) expect(await desk.decideWaiting({ ...decision, requestId })).toEqual({ state: 'kept' });
  expect(await entry()).toBeUndefined();
  expect((await dispatch(orderId)).results).toMatchObject([{ refusal: '' }]);
});

it('above the amount, one administrator proposes to keep an order and another one confirms', async () => {
  const { orderId } = await boughtAndForgotten();
  await run([], [], [{ orderId, transaction: unique('tx') }]);
  await orders(bench.mongo).updateOne({ _id: orderId }, { $set: { 'totals.totalToPay': 500_001 } });
  const desk = (membershipNo: string) =>
    bench.client(deskServices.orders, { subject: `member:${membershipNo}`, role: 'Admin', membershipNo });
  const decide = (by: string, code: string) =>
    desk(by).decideWaiting({
      kind: 'placed-order-in-review',
      key: orderId,
      decision: code,
      reason: 'seen',
      requestId: unique('decision'),
    });
  await expect(decide('S1', 'keep')).rejects.toMatchObject({ code: 'SecondPersonNeeded' });
  expect(await decide('S1', 'propose-keep')).toEqual({ state: 'proposed' });
  await expect(decide('S1', 'confirm')).rejects.toMatchObject({ code: 'SecondPersonNeeded' });
  expect((await orders(bench.mongo).findOne({ _id: orderId }))?.review).toBeDefined();
  expect(await decide('S2', 'confirm')).toEqual({ state: 'kept' });
  expect((await orders(bench.mongo).findOne({ _id: orderId }))?.review).toBeUndefined();
});
