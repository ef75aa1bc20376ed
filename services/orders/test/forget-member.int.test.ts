import { orderForgotten } from '@southline/contracts/events';
import { OrderState, UpdateFulfilmentRequest } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { noRemarks } from '@southline/kernel/order';
import { ownerOfMember } from '@southline/kernel/owner';
import { closedMembers } from '@southline/platform/own-data';
import { eventually, unique } from '@southline/testkit';
import { killedAtEachWrite, orKilled } from '@southline/testkit/killed-writes';
import { memberClosedMessage } from '@southline/testkit/member-closed';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { carts, orders } from '../src/storage/collections.ts';
import { forgetMember } from '../src/storage/forget-member.ts';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(runOrders);

const placed = async (membershipNo = unique('M')) => {
  const as = bench.asMember(membershipNo);
  const shopper = await aShopper(bench, { as });
  await shopper.start();
  bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  const { orderId } = await shopper.submit(shopper.orderId);
  const open = async () => (await as((client) => client.listOpenOrders({}))).orderNos;
  return { membershipNo, orderId, as, shopper, open };
};
const deliver = (orderId: string) =>
  bench.asMember(
    'D7',
    'Dealer',
  )((client) =>
    client.updateFulfilment(
      UpdateFulfilmentRequest.fromPartial({ orderIds: [orderId], state: OrderState.ORDER_STATE_DELIVERED }),
    ),
  );
const stored = async (orderId: string) => {
  const found = await orders(bench.mongo).findOne({ _id: orderId });
  if (!found) throw new Error('no order');
  return found;
};
const forgotten = (orderId: string) =>
  bench.mongo.db.collection('outbox').countDocuments({ key: orderId, topic: orderForgotten.topic });
const due = (membershipNo: string) =>
  closedMembers(bench.mongo).updateOne({ _id: membershipNo }, { $set: { dueAt: new Date(0) } });
const close = (membershipNo: string, eventId?: string) =>
  bench.publish([memberClosedMessage(membershipNo, undefined, eventId)]);

it('an order that has not ended keeps its account open, and only its own', async () => {
  const [one, other] = [await placed(), await placed()];
  const { orderNo } = await stored(one.orderId);
  expect(await one.open()).toEqual([orderNo]);
  await deliver(one.orderId);
  expect(await one.open()).toEqual([]);
  expect(await other.open()).toHaveLength(1);
});

it('an order that was placed while the account closed is finished first; then its buyer’s data go, once', async () => {
  const { membershipNo, orderId, shopper } = await placed();
  await shopper.add({ quantity: 1, priceCents: 2_000, available: 10 });
  const owner = ownerOfMember(membershipNo);
  expect(await carts(bench.mongo).countDocuments({ _id: owner })).toBe(1);
  const eventId = unique('event');
  await close(membershipNo, eventId);
  await eventually(async () => expect(await carts(bench.mongo).countDocuments({ _id: owner })).toBe(0));
  const before = await stored(orderId);
  expect(before.delivery.email).not.toBe('');
  expect(await forgotten(orderId)).toBe(0);

  await deliver(orderId);
  await due(membershipNo);
  await eventually(async () => expect((await stored(orderId)).forgottenAt).toBeInstanceOf(Date));
  const after = await stored(orderId);
  expect(new Set(Object.values(after.delivery))).toEqual(new Set(['']));
  expect(before.words).toContain('robin');
  expect(after.words).not.toContain('robin');
  expect(after.remarks).toEqual(noRemarks);
  // These fields stay after the buyer's data are removed.
  for (const field of ['orderNo', 'owner', 'lines', 'totals', 'payment', 'placedAt'] as const)
    expect(after[field], field).toEqual(before[field]);
  expect(await forgotten(orderId)).toBe(1);

  await close(membershipNo, eventId);
  await close(membershipNo);
  await due(membershipNo);
  await eventually(async () =>
    expect((await closedMembers(bench.mongo).findOne({ _id: membershipNo }))?.dueAt).not.toEqual(new Date(0)),
  );
  expect(await forgotten(orderId)).toBe(1);
});

it('a run that is killed before any of its writes leaves whole orders, and the next one finishes', async () => {
  let runs = 0;
  for (const dying of killedAtEachWrite(bench.mongo)) {
    runs += 1;
    const first = await placed();
    const both = [first, await placed(first.membershipNo)];
    await first.shopper.add({ quantity: 1, priceCents: 2_000, available: 10 });
    for (const { orderId } of both) await deliver(orderId);
    const holder = { membershipNo: first.membershipNo, owner: ownerOfMember(first.membershipNo), email: '' };
    const left = async () =>
      Promise.all(
        both.map(async ({ orderId }) => {
          const { forgottenAt, delivery } = await stored(orderId);
          return [forgottenAt !== undefined, delivery.email === '', await forgotten(orderId)];
        }),
      );
    await orKilled(forgetMember(dying)(holder));
    for (const order of await left())
      expect([
        [true, true, 1],
        [false, false, 0],
      ]).toContainEqual(order);
    expect(await forgetMember(bench.mongo)(holder)).toBeUndefined();
    expect(await left()).toEqual([
      [true, true, 1],
      [true, true, 1],
    ]);
    expect(await carts(bench.mongo).countDocuments({ _id: holder.owner })).toBe(0);
  }
  // One run for the cart, two orders and their events each, and one that nothing kills.
  expect(runs).toBe(6);
});

it('an order that changes while it is forgotten is forgotten by the next run', async () => {
  const first = await placed();
  const second = await placed(first.membershipNo);
  for (const { orderId } of [first, second]) await deliver(orderId);
  const holder = { membershipNo: first.membershipNo, owner: ownerOfMember(first.membershipNo), email: '' };
  const stale = await stored(second.orderId);
  await orders(bench.mongo).updateOne({ _id: second.orderId }, { $set: { review: 'a person looks' } });
  const again = await forgetMember(bench.mongo)(holder);
  expect(again).toBeInstanceOf(Date);
  expect(await forgotten(first.orderId)).toBe(1);
  expect(await forgotten(second.orderId)).toBe(0);
  await orders(bench.mongo).updateOne({ _id: second.orderId }, { $unset: { review: '' } });
  expect(await forgetMember(bench.mongo)(holder)).toBeUndefined();
  expect(await forgotten(first.orderId)).toBe(1);
  expect(await forgotten(second.orderId)).toBe(1);
  expect((await stored(second.orderId)).orderNo).toBe(stale.orderNo);
});
