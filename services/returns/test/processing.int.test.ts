import { deskServices } from '@southline/contracts/desk';
import { returnProcessed, returnsStaffActed } from '@southline/contracts/events';
import { ProcessAction, ReturnSort, ReturnState } from '@southline/contracts/returns';
import { DomainError } from '@southline/kernel/errors';
import { eventually, size, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, test } from 'vitest';
import { lines, returns } from '../src/storage/collections.ts';
import { runReturns } from './support/bench.ts';
import { aDamaged, anApproved, approval, aRequest, press, refusal, wish } from './support/steps.ts';

const bench = perFile(runReturns);

const anySelection = {
  from: '',
  until: '',
  orderNo: '',
  descending: false,
  page: 1,
  pageSize: 10,
  sort: ReturnSort.RETURN_SORT_DATE,
};

const booked = (returnNo: string) =>
  eventually(() => bench.payments.booked.find(({ reference }) => reference === returnNo) ?? false);

/** The events about the end of a return. */
const ends = async (returnNo: string) =>
  (await eventsOf(bench.mongo, returnProcessed)).filter((event) => event.returnNo === returnNo);

const actionsOf = async (orderId: string) =>
  (await eventsOf(bench.mongo, returnsStaffActed)).filter((each) => each.orderId === orderId);

test('a processed return is refunding until the refund, and then emits one event', async () => {
  const lineFacts = [
    { quantity: 3, price: 1_000, discount: 100 },
    { quantity: 1, price: 500 },
  ];
  const { staff, returnNo, lineIds, read, order } = await anApproved(bench, { lines: lineFacts });
  const answer = await staff.processReturn({
    ...press(returnNo, lineIds),
    choices: lineIds.map((lineId, nth) => ({ lineId, includeInStock: nth === 0, wrongPartSent: false })),
  });
  expect(answer.state).toBe(ReturnState.RETURN_STATE_REFUNDING);
  const refund = await booked(returnNo);
  expect(refund).toMatchObject({ orderId: order.orderId, cents: 967 + 500 });
  expect(await ends(returnNo)).toEqual([]);

  await bench.settle(refund, `${returnNo}-back`);
  await bench.settle(refund, `${returnNo}-back`);
  await bench.settle(refund);
  await eventually(async () => expect((await read()).state).toBe(ReturnState.RETURN_STATE_COMPLETED));
  await eventually(async () => {
    const handled = await bench.mongo.db.collection('inbox').countDocuments({ _id: /complete-return/ as never });
    expect(handled).toBeGreaterThanOrEqual(2);
  });
  const [event, ...more] = await ends(returnNo);
  expect(more).toEqual([]);
  const { entries } = await staff.listOrderTimeline({ orderId: order.orderId });
  const moves = entries.filter(({ what }) => what === 'return-state').map(({ facts }) => facts.to);
  expect(moves).toEqual(['Pending', 'Refunding', 'Completed']);
  expect(entries.at(-1)).toMatchObject({ what: 'return-state', facts: { returnNo, refund: '$14.67' } });
  expect(entries.filter(({ what }) => what === 'return-item').length).toBeGreaterThanOrEqual(4);
  expect(event).toMatchObject({
    outcome: ReturnState.RETURN_STATE_COMPLETED,
    refund: { cents: 1_467 },
    gst: { cents: 133 },
    paidByCard: true,
    refundTransaction: 'T-1',
    dealerNote: 'Seen and in order.',
    lines: [
      { quantity: 1, refund: { cents: 967 }, includeInStock: true },
      { quantity: 1, refund: { cents: 500 }, includeInStock: false },
    ],
  });
  const acted = await actionsOf(order.orderId);
  const approvedAt = entries.filter(({ facts }) => facts.response === 'Approved').map(({ at }) => at);
  expect(acted.filter(({ action }) => action === 'return-approved').map(({ at }) => at)).toEqual(approvedAt);
  expect(acted.filter(({ action }) => action !== 'return-approved')).toMatchObject([
    {
      action: 'return-completed',
      record: returnNo,
      reason: 'Seen and in order.',
      before: { state: 'Pending' },
      after: { state: 'Refunding', refund: '$14.67' },
    },
  ]);
  const { history = [] } = (await returns(bench.mongo).findOne({ returnNo })) ?? {};
  expect(history.map(({ to }) => to)).toEqual(['Pending', 'Refunding', 'Completed']);
});

const waitingOf = async (returnNo: string) => {
  const desk = bench.client(deskServices.returns, { subject: 'member:D1', role: 'Dealer' });
  return (await desk.listWaiting({})).items.filter(({ record }) => record === returnNo);
};

test('a refund above the amount is proposed by one person, confirmed by another, and booked once', async () => {
  const { staff, returnNo, lineIds, read, order } = await anApproved(bench, {
    lines: [{ quantity: 1, price: 600_000 }],
  });
  const { RETURN_STATE_PENDING, RETURN_STATE_REFUNDING } = ReturnState;
  for (const _ of [1, 2])
    expect((await staff.processReturn(press(returnNo, lineIds))).state).toBe(RETURN_STATE_PENDING);
  expect(await read()).toMatchObject({ proposedRefund: { cents: 600_000 }, proposedBy: expect.stringMatching(/./) });
  const { proposedBy } = await read();
  expect(await waitingOf(returnNo)).toMatchObject([{ facts: { refund: '$6,000.00', proposedBy } }]);
  expect(bench.payments.booked.filter(({ reference }) => reference === returnNo)).toEqual([]);
  const another = bench.as(unique('D'), 'Dealer');
  for (const _ of [1, 2])
    expect((await another.processReturn(press(returnNo, lineIds))).state).toBe(RETURN_STATE_REFUNDING);
  expect(await booked(returnNo)).toBeDefined();
  const acted = (await actionsOf(order.orderId)).filter(({ action }) => action !== 'return-approved');
  expect(acted.map(({ action, after }) => [action, after.refund])).toEqual([
    ['return-proposed', '$6,000.00'],
    ['return-completed', '$6,000.00'],
  ]);
  expect(await read()).toMatchObject({ proposedBy: '' });
});

test('a request waits for an answer, then the return waits to be processed, and then nothing waits', async () => {
  const { returnNo, itemIds, order } = await aRequest(bench);
  const waiting = () => waitingOf(returnNo);
  expect(await waiting()).toMatchObject([{ kind: 'return-to-answer', key: itemIds[0], orderId: order.orderId }]);
  for (const itemId of itemIds) await bench.staff().respondToItem(approval(itemId));
  expect(await waiting()).toMatchObject([{ kind: 'return-to-process', key: returnNo, decisions: [] }]);
  const { lineId = '' } = order.lines[0] ?? {};
  await bench.staff().processReturn(press(returnNo, [lineId], ProcessAction.PROCESS_ACTION_DECLINE));
  expect(await waiting()).toEqual([]);
});

test('a declined return moves nothing, and its units can be requested again', async () => {
  const { staff, returnNo, lineIds, read, member, order } = await anApproved(bench);
  await staff.processReturn(press(returnNo, lineIds, ProcessAction.PROCESS_ACTION_DECLINE));
  expect((await read()).state).toBe(ReturnState.RETURN_STATE_DECLINED);
  const [event] = await ends(returnNo);
  expect(event).toMatchObject({ refund: { cents: 0 }, lines: [{ refund: { cents: 0 }, includeInStock: false }] });
  expect(await lines(bench.mongo).findOne({ orderId: order.orderId })).toMatchObject({ count: 0 });
  await member.createReturn({ orderId: order.orderId, lines: [wish(order, 2)] });
});

test('without a captured payment a return is completed at once', async () => {
  const { staff, returnNo, lineIds } = await anApproved(bench, { unpaid: true });
  const { state } = await staff.processReturn(press(returnNo, lineIds));
  expect(state).toBe(ReturnState.RETURN_STATE_COMPLETED);
  expect(await ends(returnNo)).toMatchObject([{ paidByCard: false, refund: { cents: 1_995 } }]);
  expect(bench.payments.booked.map(({ reference }) => reference)).not.toContain(returnNo);
});

test('nothing is processed without answers, choices and a note', async () => {
  const open = await aRequest(bench);
  const early = bench.staff().processReturn(press(open.returnNo, []));
  await expect(early).rejects.toMatchObject({ code: 'NotReady' });
  const { staff, returnNo, lineIds, read } = await anApproved(bench);
  await expect(staff.processReturn({ ...press(returnNo, []), dealerNote: ' ' })).rejects.toMatchObject({
    kind: 'invalid',
    details: {
      [`${lineIds[0]}.includeinStock`]: 'Parts(s) Back In Stock must be selected.',
      dealerNotes: 'Dealer Note is required.',
    },
  });
  expect((await read()).state).toBe(ReturnState.RETURN_STATE_PENDING);
});

test('members do not process, and staff not their own', async () => {
  const { returnNo, lineIds, member, membershipNo } = await anApproved(bench);
  await expect(member.processReturn(press(returnNo, lineIds))).rejects.toMatchObject({ kind: 'forbidden' });
  const own = bench.staff(membershipNo).processReturn(press(returnNo, lineIds));
  await expect(own).rejects.toMatchObject({ code: 'OwnReturn' });
});

const rounds = size('RACES', { usual: 8, thorough: 200 });
const roundsMs = 60_000 + rounds * 3_000;

test(`of two staff one wins, whatever they press, and the refund is booked once, ${rounds} times`, {
  timeout: roundsMs,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { returnNo, lineIds, read } = await anApproved(bench);
    const second = round % 2 === 0 ? ProcessAction.PROCESS_ACTION_DECLINE : ProcessAction.PROCESS_ACTION_COMPLETE;
    const results = await Promise.allSettled([
      bench.staff().processReturn(press(returnNo, lineIds)),
      bench.staff().processReturn(press(returnNo, lineIds, second)),
    ]);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({ code: 'AlreadyProcessed', message: expect.stringContaining('Sam Staff') });
    if ((await read()).state === ReturnState.RETURN_STATE_REFUNDING) await booked(returnNo);
    expect(bench.payments.booked.filter(({ reference }) => reference === returnNo).length).toBeLessThanOrEqual(1);
  }
});

test('the same press again has the first answer, another action has not', async () => {
  const { staff, returnNo, lineIds } = await anApproved(bench);
  const first = await staff.processReturn(press(returnNo, lineIds));
  expect(await staff.processReturn(press(returnNo, lineIds))).toEqual(first);
  const other = staff.processReturn(press(returnNo, lineIds, ProcessAction.PROCESS_ACTION_DECLINE));
  await expect(other).rejects.toMatchObject({ code: 'AlreadyProcessed' });
});

test('a refund that the provider refuses stays visible, and any of the staff tries it again', async () => {
  const { staff, returnNo, lineIds, read } = await anApproved(bench);
  await staff.processReturn(press(returnNo, lineIds));
  const refund = await booked(returnNo);
  await bench.fail(refund, 'D4405');
  await eventually(async () => expect(await read()).toMatchObject({ refundFailure: 'D4405' }));
  await bench.staff().processReturn(press(returnNo, lineIds));
  expect(bench.payments.retried).toContain(returnNo);
  expect(await read()).toMatchObject({ state: ReturnState.RETURN_STATE_REFUNDING, refundFailure: '' });
  await bench.settle(refund);
  await eventually(async () => expect((await read()).state).toBe(ReturnState.RETURN_STATE_COMPLETED));
});

test('a refund that payments does not book is retried until it does', async () => {
  bench.payments.refuseWith(new DomainError('conflict', 'NothingToRefund', 'There is nothing left to refund.'));
  const { staff, returnNo, lineIds, read } = await anApproved(bench, { membershipNo: unique('M') });
  await staff.processReturn(press(returnNo, lineIds));
  await eventually(async () => expect((await read()).refundFailure).toBe('There is nothing left to refund.'));
  bench.payments.refuseWith(undefined);
  await booked(returnNo);
  await eventually(async () => expect((await read()).refundFailure).toBe(''));
});

test('a refund of something else changes no return', async () => {
  const { staff, returnNo, lineIds, read } = await anApproved(bench);
  await staff.processReturn(press(returnNo, lineIds));
  const refund = await booked(returnNo);
  await bench.settle({ ...refund, orderId: unique('order') });
  await bench.settle({ ...refund, reference: `cancel:${refund.orderId}` });
  expect((await read()).state).toBe(ReturnState.RETURN_STATE_REFUNDING);
});

test('orders decides about the delivery fee, from the units that came back because of our mistake', async () => {
  const order = bench.anOrder({ lines: [{ quantity: 2, price: 1_000, discount: 1 }], deliveryCents: 1_295 });
  const first = await aDamaged(bench, order);
  bench.orders.delivery.set(order.orderId, { atStake: 1_295, refunded: 0, returnNo: '' });
  const before = await bench.staff().getReturn({ returnNo: first.returnNo });
  expect(before.returnOrder).toMatchObject({ deliveryAtStake: { cents: 1_295 }, deliveryRefund: { cents: 0 } });
  await bench.staff().processReturn(press(first.returnNo, first.lineIds));
  const refund = await booked(first.returnNo);
  expect(refund.cents).toBe(1_000);
  await bench.settle(refund);
  await eventually(async () => expect((await first.read()).state).toBe(ReturnState.RETURN_STATE_COMPLETED));
  expect(await ends(first.returnNo)).toMatchObject([
    { refund: { cents: 1_000 }, deliveryRefund: { cents: 0 }, lines: [{ quantity: 1, ourMistake: true }] },
  ]);
  bench.orders.delivery.set(order.orderId, { atStake: 0, refunded: 1_295, returnNo: first.returnNo });
  expect(await first.read()).toMatchObject({ refund: { cents: 1_000 }, deliveryRefund: { cents: 1_295 } });
  bench.orders.delivery.set(order.orderId, { atStake: 0, refunded: 1_295, returnNo: 'RA1' });
  expect(await first.read()).toMatchObject({ deliveryRefund: { cents: 0 } });
});

test('the verdict of staff that we sent the wrong part is in the event, and only an incorrect part can have it', async () => {
  const { staff, returnNo, lineIds } = await anApproved(bench, { lines: [{ quantity: 1, price: 1_995 }] });
  const verdict = (one: string) => ({ lineId: one, includeInStock: true, wrongPartSent: true });
  await staff.processReturn({ ...press(returnNo, []), choices: lineIds.map(verdict) });
  await bench.settle(await booked(returnNo));
  await eventually(async () => expect(await ends(returnNo)).toMatchObject([{ lines: [{ ourMistake: true }] }]));
  const damaged = await aDamaged(bench, bench.anOrder());
  const wrong = staff.processReturn({ ...press(damaged.returnNo, []), choices: damaged.lineIds.map(verdict) });
  await expect(wrong).rejects.toMatchObject({ kind: 'invalid' });
});

test('a declined return has no refund, and says why its items were declined', async () => {
  const lineFacts = [
    { quantity: 1, price: 100 },
    { quantity: 1, price: 100 },
  ];
  const { itemIds, read, member } = await aRequest(bench, { lines: lineFacts });
  for (const [nth, itemId] of itemIds.entries())
    await bench.staff().respondToItem({ ...refusal(itemId), message: nth === 0 ? 'It was used.' : 'The box is open.' });
  const declined = await read();
  expect(declined).toMatchObject({ refund: { cents: 0 }, dealerNote: 'It was used.\nThe box is open.' });
  const { item } = await member.getItem({ itemId: itemIds[1] ?? '' });
  expect(item).toMatchObject({
    returnState: ReturnState.RETURN_STATE_DECLINED,
    refunded: { cents: 0 },
    staffMessage: 'The box is open.',
    processedAt: declined.processedAt,
    dealerNote: declined.dealerNote,
  });
  const approved = await anApproved(bench);
  await approved.staff.processReturn(press(approved.returnNo, approved.lineIds, ProcessAction.PROCESS_ACTION_DECLINE));
  expect(await approved.read()).toMatchObject({ refund: { cents: 0 }, dealerNote: 'Seen and in order.' });
});

test('an item shows the result of its return', async () => {
  const { staff, returnNo, lineIds, itemIds, member } = await anApproved(bench);
  const read = async () => (await member.getItem({ itemId: itemIds[0] ?? '' })).item;
  await staff.processReturn(press(returnNo, lineIds));
  expect(await read()).toMatchObject({ returnState: ReturnState.RETURN_STATE_REFUNDING, refunded: { cents: 0 } });
  await bench.settle(await booked(returnNo));
  await eventually(async () =>
    expect(await read()).toMatchObject({
      returnState: ReturnState.RETURN_STATE_COMPLETED,
      refunded: { cents: 1_995 },
      dealerNote: 'Seen and in order.',
    }),
  );
  const listed = await member.listItems({ selection: { ...anySelection }, response: 0 });
  expect(listed.items).toMatchObject([{ returnState: ReturnState.RETURN_STATE_COMPLETED, refunded: { cents: 1_995 } }]);
});

test('only returns that can be processed are listed as ready', async () => {
  const membershipNo = unique('M');
  const ready = await anApproved(bench, { membershipNo });
  await aRequest(bench, { membershipNo });
  const processed = await anApproved(bench, { membershipNo });
  await processed.staff.processReturn(press(processed.returnNo, processed.lineIds));
  const list = (only: boolean) =>
    bench.staff().listReturns({ selection: { ...anySelection }, state: 0, membershipNo, ready: only });
  expect((await list(false)).totalCount).toBe(3);
  const { returns: rows, totalCount } = await list(true);
  expect([totalCount, rows.map(({ returnNo }) => returnNo)]).toEqual([1, [ready.returnNo]]);
});

/** A member has bought a bulb and a filter, and got a globe that is free with the bulb. */
const withGlobe = () => {
  const membershipNo = unique('M');
  const lines = [
    { quantity: 1, price: 1_003 },
    { quantity: 1, price: 2_002 },
    { quantity: 1, price: 0, giftCents: 500 },
  ];
  return {
    order: bench.anOrder({ membershipNo, lines }),
    buyer: bench.as(membershipNo),
    staff: bench.as('D7', 'Dealer'),
  };
};
const [bulb, filter, globe] = [0, 1, 2] as const;

/** Returns a unit of each of these lines, from the request to the refund. */
const giveBack = async ({ order, buyer, staff }: ReturnType<typeof withGlobe>, places: readonly number[]) => {
  const { orderId } = order;
  const request = { orderId, lines: places.map((nth) => wish(order, 1, nth)) };
  const { returnNo } = await buyer.createReturn(request);
  const answer = { returnNo, acceptable: true, attendOn: '', message: '', staffName: 'Sam Staff' };
  await staff.approveReturn(answer);
  const { returnOrder: pending } = await staff.getReturn({ returnNo });
  const ids = order.lines.filter((_, nth) => places.includes(nth)).map(({ lineId }) => lineId);
  await staff.processReturn(press(returnNo, ids));
  const due = pending?.refund?.cents ?? 0;
  if (due > 0) await bench.settle(await booked(returnNo));
  const [event] = await eventually(async () => {
    const found = await ends(returnNo);
    expect(found).toHaveLength(1);
    return found;
  });
  const [refund, kept, gst] = [event?.refund?.cents, event?.kept?.cents, event?.gst?.cents];
  const estimate = [pending?.refund?.cents, pending?.kept?.cents, pending?.gst?.cents];
  expect([refund, kept, gst]).toEqual(estimate);
  return { refund: refund ?? 0, kept: kept ?? 0, gst: gst ?? 0 };
};

test('the price of a free part is kept back with the part that it was free with, and goes back with it, in any order', async () => {
  const sums: number[] = [];
  for (const steps of [
    [[bulb], [globe], [filter]],
    [[globe], [bulb], [filter]],
    [[bulb, globe], [filter]],
  ]) {
    const bought = withGlobe();
    const { credit } = await bought.buyer.getReturnable({ orderId: bought.order.orderId });
    expect(credit).toMatchObject({ kept: { cents: 0 }, total: { cents: 3_005 } });
    const made: Awaited<ReturnType<typeof giveBack>>[] = [];
    for (const places of steps) made.push(await giveBack(bought, places));
    expect(made[0]?.kept).toBe(steps[0]?.length === 1 && steps[0][0] === bulb ? 500 : 0);
    sums.push(made.reduce((sum, { refund }) => sum + refund, 0));
    // An eleventh of 503, 500 and 2,002 cents is 46, 45 and 182: the last note has what is left of 273.
    expect(made.reduce((sum, { gst }) => sum + gst, 0)).toBe(273);
  }
  expect(sums).toEqual([3_005, 3_005, 3_005]);
});
