import { returnRequested } from '@southline/contracts/events';
import { OrderState } from '@southline/contracts/orders';
import { ItemResponse, ProcessAction, ReturnReason, ReturnSelection, ReturnState } from '@southline/contracts/returns';
import { refundOfUnits } from '@southline/kernel/refund';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, test } from 'vitest';
import { defects, lines } from '../src/storage/collections.ts';
import { runReturns } from './support/bench.ts';
import { anApproved, approval, aRequest, lineOf, press, question, refusal, wish } from './support/steps.ts';

const bench = perFile(runReturns);

const code = (wanted: string) => expect.objectContaining({ code: wanted });

test('a delivered order can be returned for the price paid per unit', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo, lines: [{ quantity: 3, price: 1_000, discount: 100 }] });
  const member = bench.as(membershipNo);
  const {
    lines: [line],
    refusal: none,
  } = await member.getReturnable({ orderId: order.orderId });
  expect(none).toBe('');
  expect(line).toMatchObject({ delivered: 3, remaining: 3, refundCents: [967, 1_934, 2_900] });

  const { returnNo } = await member.createReturn({ orderId: order.orderId, lines: [wish(order, 2)] });
  expect(returnNo).toMatch(/^SR\d{8}$/);
  const { returnOrder } = await member.getReturn({ returnNo });
  expect(returnOrder).toMatchObject({
    state: ReturnState.RETURN_STATE_PENDING,
    refund: { cents: 1_934 },
    gst: { cents: 176 },
  });
  expect(await eventsOf(bench.mongo, returnRequested, returnOrder?.returnId)).toMatchObject([
    { returnNo, items: [{ quantity: 2 }] },
  ]);
});

test('no second request while one waits, another one afterwards, for what remains', async () => {
  const { order, member, itemIds, membershipNo } = await aRequest(bench);
  const again = () => member.createReturn({ orderId: order.orderId, lines: [wish(order)] });
  await expect(again()).rejects.toEqual(code('RequestPending'));
  expect(await member.getReturnable({ orderId: order.orderId })).toMatchObject({ refusal: 'RequestPending' });
  await bench.staff().respondToItem(approval(itemIds[0] ?? ''));
  await again();
  expect((await member.getReturnable({ orderId: order.orderId })).lines).toEqual([]);
  const own = await member.getReturnStatuses({ orderIds: [order.orderId] });
  expect(own.orders).toMatchObject([{ orderId: order.orderId, requestPending: true, takenUnits: 2 }]);
  const { orders: listed } = await member.listReturnedOrders({
    selection: ReturnSelection.fromPartial({ page: 1, pageSize: 10 }),
    state: ReturnState.RETURN_STATE_UNSPECIFIED,
  });
  expect(listed).toMatchObject([{ orderId: order.orderId, takenUnits: 2 }]);
  expect((await bench.as(`${membershipNo}x`).getReturnStatuses({ orderIds: [order.orderId] })).orders).toEqual([]);
});

test('units of a declined item can be requested again, and all units add up to the amount paid', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo, lines: [{ quantity: 7, price: 999, discount: 1_000 }] });
  const [member, staff] = [bench.as(membershipNo), bench.staff()];
  const refunds: number[] = [];
  const ask = async (quantity: number, answer: typeof approval) => {
    const { returnNo } = await member.createReturn({ orderId: order.orderId, lines: [wish(order, quantity)] });
    const { returnOrder } = await member.getReturn({ returnNo });
    await staff.respondToItem(answer(returnOrder?.items[0]?.itemId ?? ''));
    if (answer === approval) refunds.push(returnOrder?.refund?.cents ?? 0);
  };
  await ask(1, approval);
  await ask(3, refusal);
  await ask(2, approval);
  await ask(4, approval);
  expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(7 * 999 - 1_000);
  const line = await lines(bench.mongo).findOne({ orderId: order.orderId });
  expect(line).toMatchObject({ count: 7, taken: [{ from: 0, to: 7 }] });
});

test('cancelled units are not offered, and the others come back for what was paid for the first of the line', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({
    membershipNo,
    lines: [
      { quantity: 7, price: 999, discount: 1_000, cancelled: 3 },
      { quantity: 2, price: 500, cancelled: 2 },
    ],
  });
  const member = bench.as(membershipNo);
  const { lines: offered } = await member.getReturnable({ orderId: order.orderId });
  // The discount share is that of units 1 to 4 of 7, because the cancellation has refunded units 5 to 7.
  expect(offered).toMatchObject([{ delivered: 4, remaining: 4, refundCents: [857, 1_713, 2_569, 3_425] }]);
  const cancelledCents = refundOfUnits({ price: 999, quantity: 7, discount: 1_000 }, 4, 3);
  expect(3_425 + cancelledCents).toBe(7 * 999 - 1_000);

  const five = member.createReturn({ orderId: order.orderId, lines: [wish(order, 5)] });
  await expect(five).rejects.toMatchObject({ kind: 'invalid' });
  const gone = member.createReturn({ orderId: order.orderId, lines: [wish(order, 1, 1)] });
  await expect(gone).rejects.toMatchObject({ kind: 'invalid' });
  const { returnNo } = await member.createReturn({ orderId: order.orderId, lines: [wish(order, 4)] });
  const { returnOrder } = await member.getReturn({ returnNo });
  expect(returnOrder).toMatchObject({ refund: { cents: 3_425 }, items: [{ delivered: 4, quantity: 4 }] });
  expect((await member.getReturnable({ orderId: order.orderId })).lines).toEqual([]);
});

test('of an order in parcels the delivered units come back; the others when they arrive', async () => {
  const membershipNo = unique('M');
  const lines = [
    { quantity: 7, price: 999, discount: 1_000, cancelled: 1, delivered: 2 },
    { quantity: 1, price: 500, delivered: 0 },
  ];
  const order = bench.anOrder({ membershipNo, state: OrderState.ORDER_STATE_PLACED, lines });
  const [member, staff] = [bench.as(membershipNo), bench.staff()];
  const offered = async () => (await member.getReturnable({ orderId: order.orderId })).lines;
  expect(await offered()).toMatchObject([{ delivered: 2, remaining: 2, refundCents: [857, 1_713] }]);
  const ask = (quantity: number, nth = 0) =>
    member.createReturn({ orderId: order.orderId, lines: [wish(order, quantity, nth)] });
  await expect(ask(3)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(ask(1, 1)).rejects.toMatchObject({ kind: 'invalid' });
  const first = await ask(2);
  const { returnOrder } = await member.getReturn({ returnNo: first.returnNo });
  await staff.respondToItem(approval(returnOrder?.items[0]?.itemId ?? ''));
  expect(await offered()).toEqual([]);
  bench.arrives(order, 0, 4);
  expect(await offered()).toMatchObject([{ delivered: 6, remaining: 4 }]);
  await ask(4);
  // The first request knew two delivered units. Now six of the line are requested.
  const item = await member.getItem({ itemId: returnOrder?.items[0]?.itemId ?? '' });
  expect(item.item?.remaining).toBe(0);
  await staff.processReturn(press(first.returnNo, [lineOf(order)], ProcessAction.PROCESS_ACTION_DECLINE));
  expect(await offered()).toMatchObject([{ delivered: 6, remaining: 2 }]);
});

test.each([
  ['not delivered', { state: OrderState.ORDER_STATE_DISPATCHED }, 'NotDelivered'],
  ['ordered 40 days ago', { daysAgo: 40 }, 'ReturnPeriodOver'],
])('an order that is %s is refused', async (_, wanted, refused) => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo, ...wanted });
  const ask = bench.as(membershipNo).createReturn({ orderId: order.orderId, lines: [wish(order)] });
  await expect(ask).rejects.toEqual(code(refused));
});

test('another person’s order is not found, for staff too', async () => {
  const order = bench.anOrder();
  const request = { orderId: order.orderId, lines: [wish(order)] };
  for (const stranger of [bench.as(unique('M')), bench.staff()])
    await expect(stranger.createReturn(request)).rejects.toMatchObject({ kind: 'not-found' });
});

test('an incomplete form gets its errors line by line', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({
    membershipNo,
    lines: [
      { quantity: 2, price: 100 },
      { quantity: 1, price: 100 },
    ],
  });
  const [first, second] = [lineOf(order), lineOf(order, 1)];
  const lines = [{ ...wish(order, 3), message: ' ' }, { ...wish(order, 0, 1), lineId: second }, wish(order)];
  await expect(bench.as(membershipNo).createReturn({ orderId: order.orderId, lines })).rejects.toMatchObject({
    kind: 'invalid',
    details: {
      [`${first}.returnQuantity`]: 'Invalid Quantity',
      [`${first}.userMsg`]: 'Notes is required.',
      [`${first}.shoppingCartID`]: 'Each line once.',
      [`${second}.returnQuantity`]: 'Invalid Quantity',
    },
  });
});

test('defective parts are recorded and make no item', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo });
  const reason = ReturnReason.RETURN_REASON_DEFECTIVE_PART;
  const line = { lineId: lineOf(order), quantity: 0, reason, message: '', fileName: '' };
  const answer = await bench.as(membershipNo).createReturn({ orderId: order.orderId, lines: [line] });
  expect(answer).toEqual({ returnId: '', returnNo: '' });
  expect(await defects(bench.mongo).countDocuments({ orderId: order.orderId })).toBe(1);
});

test('a repeated report of defective parts, or a refused request, leaves one record or none', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({
    membershipNo,
    lines: [
      { quantity: 1, price: 100 },
      { quantity: 1, price: 100 },
    ],
  });
  const member = bench.as(membershipNo);
  const reason = ReturnReason.RETURN_REASON_DEFECTIVE_PART;
  const defective = { lineId: lineOf(order, 1), quantity: 0, reason, message: '', fileName: '' };
  const records = () => defects(bench.mongo).countDocuments({ orderId: order.orderId });
  const ask = (...asked: (typeof defective)[]) => member.createReturn({ orderId: order.orderId, lines: asked });
  // The missing photo is noticed when the return is written. The failed write must leave no data, as after a crash.
  await expect(ask(defective, wish(order, 1, 0, 'none.jpg'))).rejects.toMatchObject({ kind: 'invalid' });
  expect(await records()).toBe(0);
  await Promise.all([ask(defective), ask(defective)]);
  await ask(defective, wish(order));
  expect(await records()).toBe(1);
});

test('of two requests for the last unit at once one is taken', async () => {
  for (let round = 0; round < 10; round += 1) {
    const membershipNo = unique('M');
    const order = bench.anOrder({ membershipNo, lines: [{ quantity: 1, price: 500 }] });
    const member = bench.as(membershipNo);
    const asked = Array.from({ length: 4 }, () =>
      member.createReturn({ orderId: order.orderId, lines: [wish(order)] }),
    );
    const results = await Promise.allSettled(asked);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'RequestPending' });
    }
    expect(await lines(bench.mongo).findOne({ orderId: order.orderId })).toMatchObject({ count: 1 });
  }
});

test('staff ask, the member answers, and both read the conversation', async () => {
  const {
    member,
    read,
    itemIds: [itemId = ''],
  } = await aRequest(bench);
  await expect(member.followUp({ itemId, message: 'Now?', fileName: '' })).rejects.toEqual(code('NotAsked'));
  await bench.staff().respondToItem(question(itemId));
  await expect(member.followUp({ itemId, message: ' ', fileName: '' })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(bench.as(unique('M')).followUp({ itemId, message: 'Mine!', fileName: '' })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await member.followUp({ itemId, message: 'A 2014 wagon.', fileName: '' });
  const { item, entries } = await bench.staff().getItem({ itemId });
  expect(item).toMatchObject({ response: ItemResponse.ITEM_RESPONSE_REQUESTED, remaining: 1, delivered: 2 });
  expect(entries.map(({ message }) => message)).toEqual(['Does not fit.', 'Which vehicle?', 'A 2014 wagon.']);
  expect((await read()).items[0]?.entries).toEqual(entries);
});

test('the second of two staff learns who was first; the first may press again', async () => {
  const {
    itemIds: [itemId = ''],
  } = await aRequest(bench);
  const first = bench.staff();
  await first.respondToItem(approval(itemId));
  await first.respondToItem(approval(itemId));
  const late = bench.staff().respondToItem(refusal(itemId));
  await expect(late).rejects.toMatchObject({ code: 'AlreadyProcessed', message: expect.stringContaining('Sam Staff') });
});

test('staff cannot decide about their own return', async () => {
  const {
    membershipNo,
    itemIds: [itemId = ''],
  } = await aRequest(bench);
  await expect(bench.staff(membershipNo).respondToItem(approval(itemId))).rejects.toEqual(code('OwnReturn'));
});

test('a return of which every item is declined is declined', async () => {
  const request = await anApproved(bench, {
    lines: [
      { quantity: 1, price: 100 },
      { quantity: 1, price: 100 },
    ],
  });
  expect(await request.read()).toMatchObject({ ready: true });
  const declined = await aRequest(bench);
  await bench.staff().respondToItem(refusal(declined.itemIds[0] ?? ''));
  expect(await declined.read()).toMatchObject({ state: ReturnState.RETURN_STATE_DECLINED, refund: { cents: 0 } });
  expect((await declined.member.getReturnable({ orderId: declined.order.orderId })).lines).toHaveLength(1);
});
