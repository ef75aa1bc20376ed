import {
  confirmationRequested,
  orderDelivered,
  orderDispatched,
  ReturnProcessed,
  returnProcessed,
} from '@southline/contracts/events';
import { OrderState, OrderStepKind } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { ReturnState } from '@southline/contracts/returns';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(runOrders);

const staff = () => bench.asMember('D7', 'Dealer');

/** A paid order, placed by a member. */
const placed = async (membershipNo = unique('M'), priceCents = 2000) => {
  const shopper = await aShopper(bench, { as: bench.asMember(membershipNo), priceCents });
  if (priceCents > 0) {
    await shopper.start();
    bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  }
  const { orderId } = await shopper.submit(shopper.orderId);
  return { ...shopper, orderId, membershipNo };
};

const advance = (orderIds: string[], state: OrderState, by = { carrier: '', trackingNo: '' }) =>
  staff()((orders) => orders.updateFulfilment({ orderIds, state, ...by }));

const told = (orderId: string) =>
  bench.mongo.db
    .collection<{ key: string; topic: string; headers: { 'event-id': string } }>('outbox')
    .find({ key: orderId, topic: { $ne: 'southline.orders.order-placed.v1' } })
    .sort({ version: 1 })
    .toArray();

const read = async (orderId: string) =>
  (await staff()((orders) => orders.getOrder({ key: { $case: 'orderId', value: orderId } }))).order;

it('an order is dispatched, then delivered, each told once, and says who did it', async () => {
  const { orderId } = await placed();
  await advance([orderId], OrderState.ORDER_STATE_DISPATCHED, { carrier: ' Roadline ', trackingNo: 'RL42' });
  expect(await read(orderId)).toMatchObject({ carrier: 'Roadline', trackingNo: 'RL42' });
  await advance([orderId], OrderState.ORDER_STATE_DISPATCHED, { carrier: 'Other', trackingNo: '' });
  await advance([orderId], OrderState.ORDER_STATE_DELIVERED);
  await advance([orderId], OrderState.ORDER_STATE_DELIVERED);
  expect((await told(orderId)).map(({ topic }) => topic)).toEqual([orderDispatched.topic, orderDelivered.topic]);
  const order = await read(orderId);
  expect(order).toMatchObject({ state: OrderState.ORDER_STATE_DELIVERED, carrier: 'Roadline' });
  expect(order?.steps.map(({ kind }) => kind)).toEqual([
    OrderStepKind.ORDER_STEP_KIND_PAID,
    OrderStepKind.ORDER_STEP_KIND_PLACED,
    OrderStepKind.ORDER_STEP_KIND_DISPATCHED,
    OrderStepKind.ORDER_STEP_KIND_DELIVERED,
  ]);
  const stored = await bench.mongo.db
    .collection<{ _id: string; history: { to: string; by?: string }[] }>('orders')
    .findOne({ _id: orderId });
  expect(stored?.history.slice(-2)).toMatchObject([
    { to: 'Dispatched', by: 'D7' },
    { to: 'Delivered', by: 'D7' },
  ]);
});

it('delivered at once writes both; of many each is judged by itself', async () => {
  const [first, second] = [await placed(), await placed()];
  const advised = await placed(unique('M'), 0);
  const { results } = await advance(
    [first.orderId, 'missing', advised.orderId, second.orderId],
    OrderState.ORDER_STATE_DELIVERED,
  );
  expect(results.map(({ refusal }) => refusal)).toEqual(['', 'NotFound', 'PriceToBeAdvised', '']);
  expect((await told(second.orderId)).map(({ topic }) => topic)).toEqual([orderDispatched.topic, orderDelivered.topic]);
  expect(await read(advised.orderId)).toMatchObject({ state: OrderState.ORDER_STATE_PLACED });
});

it('two staff at once move it once', async () => {
  const { orderId } = await placed();
  await Promise.all([1, 2, 3, 4].map(() => advance([orderId], OrderState.ORDER_STATE_DELIVERED)));
  expect(await told(orderId)).toHaveLength(2);
});

it('members move nothing, and nobody moves an order back or to anything else', async () => {
  const { orderId, membershipNo } = await placed();
  const request = { orderIds: [orderId], state: OrderState.ORDER_STATE_DISPATCHED, carrier: '', trackingNo: '' };
  await expect(bench.asMember(membershipNo)((orders) => orders.updateFulfilment(request))).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(advance([orderId], OrderState.ORDER_STATE_CANCELLED)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(advance([], OrderState.ORDER_STATE_DELIVERED)).rejects.toMatchObject({ kind: 'invalid' });
});

it('the confirmation is sent again once per press, three times a day, for the owner and for staff', async () => {
  const { orderId, membershipNo } = await placed();
  const press = (requestId: string, as = bench.asMember(membershipNo)) =>
    as((orders) => orders.resendConfirmation({ orderId, requestId }));
  await press('one');
  await press('one');
  await press('two');
  await press('three', staff());
  await expect(press('four')).rejects.toMatchObject({ kind: 'too-many' });
  await press('three');
  expect((await told(orderId)).map(({ topic }) => topic)).toEqual(Array(3).fill(confirmationRequested.topic));
  const steps = (await read(orderId))?.steps.filter(
    ({ kind }) => kind === OrderStepKind.ORDER_STEP_KIND_CONFIRMATION_SENT,
  );
  expect(steps).toHaveLength(3);
});

it('somebody else’s order is not found', async () => {
  const { orderId } = await placed();
  const stranger = bench.asMember(unique('M'));
  await expect(stranger((orders) => orders.resendConfirmation({ orderId, requestId: 'x' }))).rejects.toMatchObject({
    kind: 'not-found',
  });
});

it('a return that is told of five times, in any order among others, stands in the story once', async () => {
  const { orderId } = await placed();
  await advance([orderId], OrderState.ORDER_STATE_DELIVERED);
  const event = (returnNo: string, outcome: ReturnState, cents: number) =>
    outboxEvent(
      returnProcessed,
      ReturnProcessed.fromPartial({
        returnId: returnNo,
        returnNo,
        orderId,
        outcome,
        refund: { cents, currency: 'AUD' },
      }),
      { version: 1, occurredAt: new Date() },
    );
  const { RETURN_STATE_COMPLETED, RETURN_STATE_DECLINED } = ReturnState;
  const tell = () => [event('RT1', RETURN_STATE_COMPLETED, 700), event('RT2', RETURN_STATE_DECLINED, 0)];
  const first = tell();
  await bench.broker.publish([...first, ...tell().reverse(), ...first, ...tell(), ...first.reverse()]);
  await bench.broker.publish([event('RT3', RETURN_STATE_COMPLETED, 55)]);
  const order = await eventually(async () => {
    const found = await read(orderId);
    expect(found?.steps.map(({ returnNo }) => returnNo)).toContain('RT3');
    expect(found?.steps.map(({ returnNo }) => returnNo)).toContain('RT2');
    return found;
  });
  expect(order?.refunded?.cents).toBe(755);
  const ends = order?.steps
    .filter(({ returnNo }) => returnNo !== '')
    .map(({ kind, returnNo, refund }) => [kind, returnNo, refund?.cents]);
  expect(ends?.sort()).toEqual([
    [OrderStepKind.ORDER_STEP_KIND_RETURN_COMPLETED, 'RT1', 700],
    [OrderStepKind.ORDER_STEP_KIND_RETURN_COMPLETED, 'RT3', 55],
    [OrderStepKind.ORDER_STEP_KIND_RETURN_DECLINED, 'RT2', 0],
  ]);
});
