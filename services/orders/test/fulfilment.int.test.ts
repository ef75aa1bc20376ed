import {
  confirmationRequested,
  OrderDelivered,
  OrderDispatched,
  orderDelivered,
  orderDispatched,
  ordersStaffActed,
  ReturnProcessed,
  returnProcessed,
} from '@southline/contracts/events';
import {
  OrderSelection,
  OrderSort,
  OrderState,
  OrderStepKind,
  UpdateFulfilmentRequest,
} from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { ReturnState } from '@southline/contracts/returns';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import type { Binary } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { orders } from '../src/storage/collections.ts';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(runOrders);

const staff = () => bench.asMember('D7', 'Dealer');

/** A paid order, placed by a member. */
const placed = async ({ priceCents = 2000, quantity = 1 } = {}) => {
  const membershipNo = unique('M');
  const shopper = await aShopper(bench, { as: bench.asMember(membershipNo), priceCents, quantity });
  if (priceCents > 0) {
    await shopper.start();
    bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  }
  const { orderId } = await shopper.submit(shopper.orderId);
  return { ...shopper, orderId, membershipNo };
};

const advance = (orderIds: string[], state: OrderState, over: Partial<UpdateFulfilmentRequest> = {}) =>
  staff()((orders) => orders.updateFulfilment(UpdateFulfilmentRequest.fromPartial({ orderIds, state, ...over })));

const told = (orderId: string) =>
  bench.mongo.db
    .collection<{ key: string; topic: string; value: Binary }>('outbox')
    .find({ key: orderId, topic: { $ne: 'southline.orders.order-placed.v1' } })
    .sort({ version: 1 })
    .toArray();

const actionsOf = async (orderId: string) =>
  (await eventsOf(bench.mongo, ordersStaffActed)).filter((each) => each.orderId === orderId);

const read = async (orderId: string) =>
  (await staff()((orders) => orders.getOrder({ key: { $case: 'orderId', value: orderId } }))).order;

it('staff find an order by its tracking number and by its card transaction', async () => {
  const { orderId } = await placed();
  const trackingNo = unique('TR').toUpperCase();
  await advance([orderId], OrderState.ORDER_STATE_DISPATCHED, { carrier: 'Roadline', trackingNo });
  const transaction = (await orders(bench.mongo).findOne({ _id: orderId }))?.payment?.transaction ?? '';
  for (const search of [trackingNo.toLowerCase(), transaction]) {
    const selection = OrderSelection.fromPartial({ sort: OrderSort.ORDER_SORT_DATE, page: 1, pageSize: 10, search });
    const found = await staff()((service) => service.listAllOrders({ selection, membershipNo: '' }));
    expect(found.orders.map((order) => order.orderId)).toContain(orderId);
  }
});

it('an order is dispatched, then delivered, each told once, and says who did it', async () => {
  const { orderId } = await placed();
  await advance([orderId], OrderState.ORDER_STATE_DISPATCHED, { carrier: ' Roadline ', trackingNo: 'RL42' });
  expect(await read(orderId)).toMatchObject({ carrier: 'Roadline', trackingNo: 'RL42' });
  await advance([orderId], OrderState.ORDER_STATE_DISPATCHED, { carrier: 'Other', trackingNo: '' });
  await advance([orderId], OrderState.ORDER_STATE_DELIVERED);
  await advance([orderId], OrderState.ORDER_STATE_DELIVERED);
  expect((await told(orderId)).map(({ topic }) => topic)).toEqual([orderDispatched.topic, orderDelivered.topic]);
  expect(await actionsOf(orderId)).toMatchObject([
    { action: 'parcel-sent', actor: 'D7', role: 'Dealer', before: { state: 'Placed' }, after: { carrier: 'Roadline' } },
    { action: 'parcel-delivered', actor: 'D7', before: { state: 'Dispatched' }, after: { state: 'Delivered' } },
  ]);
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
  const advised = await placed({ priceCents: 0 });
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

describe('an order in parcels', () => {
  const dispatched = OrderState.ORDER_STATE_DISPATCHED;
  const delivered = OrderState.ORDER_STATE_DELIVERED;
  const units = (lineId: string, quantity: number) => ({ lines: [{ lineId, quantity }] });
  const published = async (orderId: string) => {
    const found = await told(orderId);
    const messages = { [orderDispatched.topic]: OrderDispatched, [orderDelivered.topic]: OrderDelivered };
    return found.map(({ topic, value }) => messages[topic]?.decode(value.buffer));
  };

  it('is dispatched and delivered parcel by parcel; each parcel is an event with its lines', async () => {
    const { orderId, lineId, part, membershipNo } = await placed({ quantity: 5 });
    const row = async () => {
      const selection = OrderSelection.fromPartial({ page: 1, pageSize: 10 });
      const { orders: rows } = await staff()((orders) => orders.listAllOrders({ selection, membershipNo }));
      const [{ partlyDispatched, deliveredUnits } = {}] = rows;
      return { partlyDispatched, deliveredUnits };
    };
    expect(await row()).toEqual({ partlyDispatched: false, deliveredUnits: 0 });
    const first = await advance([orderId], dispatched, { ...units(lineId, 2), carrier: 'Toll', trackingNo: 'T1' });
    expect(first.results).toMatchObject([{ refusal: '', parcelNo: 1 }]);
    expect(await read(orderId)).toMatchObject({ state: OrderState.ORDER_STATE_PLACED, carrier: 'Toll' });
    expect(await row()).toEqual({ partlyDispatched: true, deliveredUnits: 0 });
    await advance([orderId], delivered, { parcelNo: 1 });
    expect(await row()).toEqual({ partlyDispatched: true, deliveredUnits: 2 });
    expect((await advance([orderId], dispatched)).results).toMatchObject([{ refusal: '', parcelNo: 2 }]);
    expect(await read(orderId)).toMatchObject({
      state: dispatched,
      lines: [{ quantity: 5, dispatchedQuantity: 5, deliveredQuantity: 2 }],
    });
    expect(await row()).toEqual({ partlyDispatched: false, deliveredUnits: 2 });
    await advance([orderId], delivered);
    const order = await read(orderId);
    expect(order).toMatchObject({
      state: delivered,
      parcels: [
        { parcelNo: 1, carrier: 'Toll', trackingNo: 'T1', lines: [{ lineId, part: { partNo: part }, quantity: 2 }] },
        { parcelNo: 2, carrier: '', lines: [{ quantity: 3 }] },
      ],
    });
    expect(order?.parcels.every(({ deliveredAt }) => deliveredAt !== '')).toBe(true);
    expect(order?.steps.map(({ kind, parcelNo }) => [kind, parcelNo])).toEqual([
      [OrderStepKind.ORDER_STEP_KIND_PAID, 0],
      [OrderStepKind.ORDER_STEP_KIND_PLACED, 0],
      [OrderStepKind.ORDER_STEP_KIND_DISPATCHED, 1],
      [OrderStepKind.ORDER_STEP_KIND_DELIVERED, 1],
      [OrderStepKind.ORDER_STEP_KIND_DISPATCHED, 2],
      [OrderStepKind.ORDER_STEP_KIND_DELIVERED, 2],
    ]);
    expect(await published(orderId)).toMatchObject([
      { parcel: { parcelNo: 1, lines: [{ quantity: 2 }] }, restWaits: true },
      { parcel: { parcelNo: 1 } },
      { parcel: { parcelNo: 2, lines: [{ quantity: 3 }] }, restWaits: false },
      { parcel: { parcelNo: 2 } },
    ]);
  });

  it('has one parcel of a press that is sent five times', async () => {
    const { orderId, lineId } = await placed({ quantity: 5 });
    const press = { ...units(lineId, 1), requestId: 'press' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => advance([orderId], dispatched, press)));
    expect(answers.map(({ results }) => results[0]?.parcelNo)).toEqual([1, 1, 1, 1, 1]);
    expect((await read(orderId))?.parcels).toHaveLength(1);
  });

  it('gives units to one of two staff; the other one is told how many are left', async () => {
    const { orderId, lineId, part } = await placed({ quantity: 3 });
    const answers = await Promise.all([1, 2].map(() => advance([orderId], dispatched, units(lineId, 2))));
    const refused = answers.flatMap(({ results }) => results).filter(({ refusal }) => refusal !== '');
    expect(refused).toMatchObject([
      { refusal: 'AlreadyDispatched', message: expect.stringContaining(`1 of ${part} wait: 2 are dispatched`) },
    ]);
    expect((await read(orderId))?.parcels).toHaveLength(1);
  });

  it('names the lines of one order alone', async () => {
    const [one, two] = [await placed(), await placed()];
    for (const over of [units(one.lineId, 1), { parcelNo: 1 }])
      await expect(advance([one.orderId, two.orderId], delivered, over)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

it('staff read orders by their ids; unknown ones are left out', async () => {
  const [one, other] = [await placed(), await placed()];
  const request = { orderIds: [one.orderId, 'unknown', other.orderId] };
  const { orders: found } = await staff()((service) => service.getOrders(request));
  expect(found.map(({ orderId }) => orderId).sort()).toEqual([one.orderId, other.orderId].sort());
  const tooMany = { orderIds: Array.from({ length: 501 }, (_, nth) => `order-${nth}`) };
  await expect(staff()((service) => service.getOrders(tooMany))).rejects.toMatchObject({ kind: 'invalid' });
  const asBuyer = bench.asMember(one.membershipNo)((service) => service.getOrders(request));
  await expect(asBuyer).rejects.toMatchObject({ kind: 'forbidden' });
});

it('members move nothing, and nobody moves an order back or to anything else', async () => {
  const { orderId, membershipNo } = await placed();
  const request = UpdateFulfilmentRequest.fromPartial({
    orderIds: [orderId],
    state: OrderState.ORDER_STATE_DISPATCHED,
  });
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

it('two presses at once have one entry in the journal, a look has one an hour, and a buyer’s own steps have none', async () => {
  const { orderId, orderNo } = await placed();
  expect(await actionsOf(orderId)).toEqual([]);
  const press = { carrier: 'Roadline', trackingNo: 'RL1', requestId: unique('press') };
  await Promise.all([1, 2, 3].map(() => advance([orderId], OrderState.ORDER_STATE_DISPATCHED, press)));
  expect((await actionsOf(orderId)).map(({ action }) => action)).toEqual(['parcel-sent']);
  for (const _ of [1, 2]) await staff()((orders) => orders.listOrderTimeline({ orderId }));
  const byNumber = await staff()((orders) => orders.listOrderTimeline({ orderId: orderNo }));
  expect(byNumber.orderId).toBe(orderId);
  const looks = (await actionsOf(orderId)).filter(({ action }) => action === 'order-looked-up');
  expect(new Set(looks.map(({ actionId }) => actionId)).size).toBe(1);
});
