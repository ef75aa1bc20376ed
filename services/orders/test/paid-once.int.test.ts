import { deskServices } from '@southline/contracts/desk';
import {
  orderCancelled,
  ordersStaffActed,
  paymentCaptured,
  paymentProblem,
  paymentRefunded,
} from '@southline/contracts/events';
import { OrderState, PaymentOutcome } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { systemClock } from '@southline/kernel/clock';
import { createLogger } from '@southline/platform/logger';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { describe, expect, it } from 'vitest';
import { refundInReview } from '../src/application/refund-in-review.ts';
import { createOrderRepository } from '../src/storage/order-repository.ts';
import { recordReviewCents } from '../src/storage/record-review-cents.ts';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const captured = AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;
const { ORDER_STATE_AWAITING_PAYMENT, ORDER_STATE_CANCELLED, ORDER_STATE_PLACED, ORDER_STATE_REFUNDING } = OrderState;

const bench = perFile(() => runOrders({ PLACE_AFTER_MS: '300' }));

const another = { quantity: 1, priceCents: 500, available: 10 };
const quantities = async ({ cart }: Awaited<ReturnType<typeof aShopper>>) =>
  (await cart()).lines.map(({ quantity }) => quantity);

/** Publishes that the money of an order was captured or refunded, as payments does. */
const announce = {
  captured: (orderId: string) => {
    bench.payments.outcomes.set(orderId, captured);
    const amount = { cents: bench.payments.amounts.get(orderId) ?? 0, currency: 'AUD' };
    const facts = { orderId, attemptNo: 1, amount, providerTransaction: '4711' };
    const message = paymentCaptured.message.fromJSON(facts);
    return bench.broker.publish([outboxEvent(paymentCaptured, message, { version: 1, occurredAt: new Date() })]);
  },
  refunded: (orderId: string, reference = `cancel:${orderId}`, surplus = false) => {
    const amount = { cents: 100, currency: 'AUD' };
    const message = paymentRefunded.message.fromJSON({ orderId, amount, reference, surplus });
    return bench.broker.publish([outboxEvent(paymentRefunded, message, { version: 1, occurredAt: new Date() })]);
  },
};

const reasonOf = async (orderId: string) => (await eventsOf(bench.mongo, orderCancelled, orderId))[0]?.reason;

describe('a cart that is edited between the card and the placing', () => {
  it('is paid for without what was paid for already: the card was posted and a part added', async () => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    await buyer.add(another);
    bench.payments.outcomes.set(buyer.orderId, captured);
    await expect(buyer.start()).rejects.toMatchObject({ code: 'CartChanged', message: 're-load' });
    expect(await buyer.state(buyer.orderId)).toBe(ORDER_STATE_PLACED);
    expect(await quantities(buyer)).toEqual([1]);
    const { orderId } = await buyer.cart();
    await buyer.start();
    expect(bench.payments.amounts.get(orderId)).toBe(500 + 1295);
  });

  it('is paid for the units that were added: the payment was confirmed, and then two became four', async () => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    bench.payments.outcomes.set(buyer.orderId, captured);
    expect((await buyer.confirm(buyer.orderId, buyer.orderNo)).outcome).toBe(PaymentOutcome.PAYMENT_OUTCOME_CAPTURED);
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 4 }));
    await expect(buyer.start()).rejects.toMatchObject({ code: 'CartChanged' });
    expect(await quantities(buyer)).toEqual([2]);
    const { orderId } = await buyer.cart();
    await buyer.start();
    bench.payments.outcomes.set(orderId, captured);
    await buyer.submit(orderId);
    expect(await quantities(buyer)).toEqual([]);
  });

  it('counts the units that the order before holds as there', async () => {
    const buyer = await aShopper(bench, { quantity: 2, available: 3 });
    await buyer.start();
    const there = async () => (await buyer.cart()).lines.map(({ warehouseStock }) => warehouseStock);
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 3 }));
    expect(await there()).toEqual([3]);
    await buyer.as((orders) => orders.setLineQuantity({ lineId: buyer.lineId, quantity: 4 }));
    expect(await there()).toEqual([3]);
  });

  it('waits while nobody knows whether the first payment was taken', async () => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    await buyer.add(another);
    bench.payments.inFlight.add(buyer.orderId);
    await expect(buyer.start()).rejects.toMatchObject({ code: 'AttemptInFlight' });
    bench.payments.inFlight.delete(buyer.orderId);
    await buyer.start();
  });

  it('gets the units back that the order before had held', async () => {
    const buyer = await aShopper(bench, { quantity: 2, available: 2 });
    await buyer.start();
    bench.catalogue.parts.set(buyer.part, { priceCents: 2000, available: 0 });
    await buyer.add(another);
    const { orderId } = await buyer.cart();
    await expect(buyer.start()).rejects.toMatchObject({ code: 'StockShort' });
    expect(bench.catalogue.holds.get(`${buyer.orderId}:1`)).toBe('released');
    bench.catalogue.parts.set(buyer.part, { priceCents: 2000, available: 2 });
    await buyer.start();
    expect(bench.catalogue.holds.get(`${orderId}:1`)).toBe('held');
  });
});

describe('an old access code in another tab', () => {
  /** Two orders with the same two units, both open for a card. */
  const twoTabs = async () => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    await buyer.add(another);
    const { orderId: second } = await buyer.cart();
    await buyer.start();
    return { buyer, first: buyer.orderId, second };
  };

  it.each([
    ['the old one is refunded when it is paid after the new one', true],
    ['the new one is refunded when it is paid after the old one', false],
  ])('and a new one: %s, and the buyer is told why', async (_, newFirst) => {
    const { buyer, first, second } = await twoTabs();
    const [kept, late] = newFirst ? [second, first] : [first, second];
    bench.payments.outcomes.set(kept, captured);
    await buyer.submit(kept);
    await announce.captured(late);
    await eventually(async () => expect(await buyer.state(late)).toBe(ORDER_STATE_REFUNDING));
    await eventually(() => expect(bench.payments.refunds).toContain(`cancel:${late}`));
    await announce.refunded(late);
    await eventually(async () => expect(await buyer.state(late)).toBe(ORDER_STATE_CANCELLED));
    expect(await reasonOf(late)).toMatch(/another order/);
    expect(await buyer.state(kept)).toBe(ORDER_STATE_PLACED);
    await eventually(() => {
      const held = [1, 2, 3].filter((round) => bench.catalogue.holds.get(`${late}:${round}`) === 'held');
      expect(held).toEqual([]);
    });
    await expect(buyer.submit(late)).rejects.toMatchObject({ code: 'OrderCancelled' });
  });

  it('is refunded too when its goods were taken out of the cart, came back and were paid for', async () => {
    const buyer = await aShopper(bench, { quantity: 2 });
    await buyer.start();
    await buyer.as((orders) => orders.removeLines({ lineIds: [buyer.lineId] }));
    const request = { partNo: buyer.part, quantity: 2, vehicleSlug: '', idempotencyKey: '' };
    const { orderId } = await buyer.as((orders) => orders.addToCart(request));
    await buyer.start();
    bench.payments.outcomes.set(orderId, captured);
    await buyer.submit(orderId);
    await announce.captured(buyer.orderId);
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(ORDER_STATE_REFUNDING));
  });

  it('is placed once when both are placed at the same moment', async () => {
    const { buyer, first, second } = await twoTabs();
    for (const orderId of [first, second]) bench.payments.outcomes.set(orderId, captured);
    const answers = await Promise.allSettled([buyer.submit(first), buyer.submit(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const states = await Promise.all([buyer.state(first), buyer.state(second)]);
    expect(states).toContain(ORDER_STATE_PLACED);
    expect(states).toContain(ORDER_STATE_REFUNDING);
  });
});

it('a second payment that went back leaves the order as it is, and the buyer is told once', async () => {
  const buyer = await aShopper(bench);
  await buyer.start();
  bench.payments.outcomes.set(buyer.orderId, captured);
  await buyer.submit(buyer.orderId);
  await announce.refunded(buyer.orderId, 'surplus-4712', true);
  const told = await eventually(async () => {
    const problems = await eventsOf(bench.mongo, paymentProblem, buyer.orderId);
    expect(problems).toHaveLength(1);
    return problems;
  });
  expect(told).toMatchObject([{ reference: 'surplus-4712', refunded: { cents: 100 } }]);
  expect(await buyer.state(buyer.orderId)).toBe(ORDER_STATE_PLACED);
});

describe('a capture of another amount than the order costs', () => {
  const refundByHand = async (orderId: string) => {
    const booked: string[] = [];
    const payments = { refund: async (_: string, reference: string) => void booked.push(reference) };
    const logger = createLogger('orders', 'silent');
    const decide = refundInReview({ orders: createOrderRepository(bench.mongo), payments, clock: systemClock, logger });
    await decide({ orderId, by: 'kim', reason: 'paid too little' });
    return booked;
  };

  it('alone is refunded by a person: an order that is placed, or waits for its payment, is not', async () => {
    const [placed, waiting] = [await aShopper(bench), await aShopper(bench)];
    await placed.start();
    bench.payments.outcomes.set(placed.orderId, captured);
    await placed.submit(placed.orderId);
    await waiting.start();
    for (const { orderId } of [placed, waiting])
      await expect(refundByHand(orderId)).rejects.toMatchObject({ code: 'NotInReview' });
    await expect(refundByHand('unknown')).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('is refunded on the work list by an administrator; a repeat is the same decision', async () => {
    const buyer = await aShopper(bench);
    await buyer.start();
    const { orderId, orderNo } = buyer;
    bench.payments.amounts.set(orderId, 100);
    await announce.captured(orderId);
    await buyer.confirm(orderId, orderNo);
    const desk = (role: 'Admin' | 'Dealer') => bench.client(deskServices.orders, { subject: 'member:S1', role });
    const isThis = ({ key }: { readonly key: string }) => key === orderId;
    expect((await desk('Dealer').listWaiting({})).items.filter(isThis)).toEqual([]);
    expect((await desk('Admin').listWaiting({})).items.filter(isThis)).toMatchObject([
      { kind: 'order-in-review', record: orderNo, decisions: ['refund'] },
    ]);
    const requestId = unique('decision');
    const decision = {
      kind: 'order-in-review',
      key: orderId,
      decision: 'refund',
      reason: 'paid too little',
      requestId,
    };
    await expect(desk('Dealer').decideWaiting(decision)).rejects.toMatchObject({ kind: 'forbidden' });
    for (const _ of [1, 2]) expect(await desk('Admin').decideWaiting(decision)).toEqual({ state: 'refund booked' });
    expect(new Set(bench.payments.refunds)).toContain(`review:${orderId}`);
    const acted = await eventsOf(bench.mongo, ordersStaffActed);
    const entries = acted.filter((entry) => entry.orderId === orderId);
    expect(new Set(entries.map(({ actionId }) => actionId))).toEqual(new Set([requestId]));
    expect(entries[0]).toMatchObject({ action: 'order-refunded', role: 'Admin', reason: 'paid too little' });
  });

  it('neither pays for the order nor ends it, and ends with a refund that a person makes', async () => {
    const buyer = await aShopper(bench);
    await buyer.start();
    bench.payments.amounts.set(buyer.orderId, 100);
    await announce.captured(buyer.orderId);
    expect((await buyer.confirm(buyer.orderId, buyer.orderNo)).outcome).toBe(PaymentOutcome.PAYMENT_OUTCOME_PENDING);
    await expect(buyer.submit(buyer.orderId)).rejects.toMatchObject({ code: 'PaymentRequired' });
    await buyer.add(another);
    await expect(buyer.start()).rejects.toMatchObject({ code: 'AttemptInFlight' });
    expect(await buyer.state(buyer.orderId)).toBe(ORDER_STATE_AWAITING_PAYMENT);
    const stored = bench.mongo.db.collection<{ _id: string }>('orders');
    const inReview = { review: 'captured 100 cents of 3295', reviewCents: 100 };
    expect(await stored.findOne({ _id: buyer.orderId })).toMatchObject(inReview);
    // Restores the state that an earlier release stored.
    await stored.updateOne({ _id: buyer.orderId }, { $unset: { reviewCents: '' } });
    for (const _ of [1, 2]) await recordReviewCents(bench.mongo);
    expect(await stored.findOne({ _id: buyer.orderId })).toMatchObject(inReview);
    const repository = createOrderRepository(bench.mongo);
    expect((await repository.inReview()).map(({ orderId }) => orderId)).toContain(buyer.orderId);
    expect(await refundByHand(buyer.orderId)).toEqual([`review:${buyer.orderId}`]);
    await announce.refunded(buyer.orderId, `review:${buyer.orderId}`);
    await eventually(async () => expect(await buyer.state(buyer.orderId)).toBe(ORDER_STATE_CANCELLED));
    await eventually(() => expect(bench.catalogue.holds.get(`${buyer.orderId}:1`)).toBe('released'));
    expect(await stored.findOne({ _id: buyer.orderId })).not.toHaveProperty('review');
    expect(await stored.findOne({ _id: buyer.orderId })).not.toHaveProperty('reviewCents');
    await buyer.start();
  });
});
