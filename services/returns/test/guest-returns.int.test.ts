import { OrderJoined, orderJoined } from '@southline/contracts/events';
import { ExchangeState, ItemResponse, ReturnState } from '@southline/contracts/returns';
import { ownerOfMember } from '@southline/kernel/owner';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { owners, photos, returns } from '../src/storage/collections.ts';
import { joinOrder, presentOwner } from '../src/storage/join-order.ts';
import { runReturns } from './support/bench.ts';
import { pdf, upload } from './support/photos.ts';
import { approval, press, question, wish } from './support/steps.ts';

const bench = perFile(runReturns);
const missing = expect.objectContaining({ kind: 'not-found' });

/** A guest with a delivered order. */
const aGuest = () => {
  const owner = `guest:${unique('buyer')}`;
  return { owner, client: bench.asGuest(owner), order: bench.anOrder({ guest: owner }) };
};

test('a guest returns goods of an own order, with a photo, a question of staff and the refund', async () => {
  const { owner, client, order } = aGuest();
  const { fileName } = await upload(client, pdf, 'a.pdf');
  const { returnNo } = await client.createReturn({ orderId: order.orderId, lines: [wish(order, 1, 0, fileName)] });
  const read = async () => (await client.getReturn({ returnNo })).returnOrder;
  expect(await read()).toMatchObject({ membershipNo: '', state: ReturnState.RETURN_STATE_PENDING });
  expect(await photos(bench.mongo).findOne({ fileName })).toMatchObject({ owner, state: 'Attached' });
  const itemId = (await read())?.items[0]?.itemId ?? '';

  const staff = bench.staff();
  await staff.respondToItem(question(itemId));
  await client.followUp({ itemId, message: 'A van of 2012.', fileName: '' });
  const { entries } = await client.getItem({ itemId });
  expect(entries.map(({ message }) => message)).toEqual(['Does not fit.', 'Which vehicle?', 'A van of 2012.']);
  await staff.respondToItem(approval(itemId));
  await staff.processReturn(press(returnNo, [order.lines[0]?.lineId ?? '']));
  const booked = await eventually(() => bench.payments.booked.find(({ reference }) => reference === returnNo) ?? false);
  expect(booked).toMatchObject({ orderId: order.orderId, cents: 1_995 });
  await bench.settle(booked);
  await eventually(async () =>
    expect(await read()).toMatchObject({ state: ReturnState.RETURN_STATE_COMPLETED, refund: { cents: 1_995 } }),
  );
  const { returns: ofOrder } = await client.listReturnsOfOrder({ orderId: order.orderId });
  expect(ofOrder.map((one) => one.returnNo)).toEqual([returnNo]);
});

test('a guest’s approved exchange holds the wanted part', async () => {
  const { client, order } = aGuest();
  const lines = [{ ...wish(order), exchangeFor: { partNo: 'RIGHT-1', quantity: 1 } }];
  const { returnNo } = await client.createReturn({ orderId: order.orderId, lines });
  const read = async () => (await client.getReturn({ returnNo })).returnOrder?.items[0];
  const itemId = (await read())?.itemId ?? '';
  await bench.staff().respondToItem(approval(itemId));
  expect((await read())?.exchange).toMatchObject({ state: ExchangeState.EXCHANGE_STATE_HELD, orderId: itemId });
  expect(bench.orders.exchanges.get(itemId)).toMatchObject({ orderId: order.orderId, partNo: 'RIGHT-1' });
});

test('a guest’s return, its conversation and its photos are not found by another guest, nor by a member', async () => {
  const { client, order } = aGuest();
  const { fileName } = await upload(client, pdf, 'a.pdf');
  const { returnNo } = await client.createReturn({ orderId: order.orderId, lines: [wish(order)] });
  const itemId = (await client.getReturn({ returnNo })).returnOrder?.items[0]?.itemId ?? '';
  await bench.staff().respondToItem(question(itemId));
  for (const stranger of [aGuest().client, bench.as(unique('M'))]) {
    await expect(stranger.getReturn({ returnNo })).rejects.toEqual(missing);
    await expect(stranger.getItem({ itemId })).rejects.toEqual(missing);
    await expect(stranger.followUp({ itemId, message: 'Mine.', fileName: '' })).rejects.toEqual(missing);
    await expect(stranger.getReturnable({ orderId: order.orderId })).rejects.toEqual(missing);
    await expect(stranger.createReturn({ orderId: order.orderId, lines: [wish(order)] })).rejects.toEqual(missing);
    expect((await stranger.listReturnsOfOrder({ orderId: order.orderId })).returns).toEqual([]);
    await expect(stranger.readPhoto({ fileName })[Symbol.asyncIterator]().next()).rejects.toEqual(missing);
  }
  const { item } = await client.getItem({ itemId });
  expect(item?.response).toBe(ItemResponse.ITEM_RESPONSE_MORE_INFO);
});

test('a photo of another guest cannot be named in a request', async () => {
  const { client, order } = aGuest();
  const stranger = aGuest();
  const { fileName } = await upload(stranger.client, pdf, 'a.pdf');
  const ask = client.createReturn({ orderId: order.orderId, lines: [wish(order, 1, 0, fileName)] });
  await expect(ask).rejects.toMatchObject({ kind: 'invalid' });
});

const joinedMessage = (orderId: string, owner: string, guestOwner: string) => ({
  topic: orderJoined.topic,
  key: orderId,
  value: Buffer.from(OrderJoined.encode({ orderId, owner, guestOwner, joinedAt: '2026-11-25T00:00:00.000Z' }).finish()),
  headers: { 'event-id': unique('event'), 'occurred-at': new Date().toISOString(), 'aggregate-version': '4' },
});

test('the returns of an order that moves to an account move too, with conversation and photos; also a later return', async () => {
  const { owner, client, order } = aGuest();
  const { orderId } = order;
  const { fileName } = await upload(client, pdf, 'a.pdf');
  const { returnNo } = await client.createReturn({ orderId, lines: [wish(order, 1, 0, fileName)] });
  const membershipNo = unique('M');
  const message = joinedMessage(orderId, ownerOfMember(membershipNo), owner);
  await bench.publish([message, message]);
  const member = bench.as(membershipNo);
  const itemId = await eventually(async () => {
    const { returnOrder } = await member.getReturn({ returnNo });
    expect(returnOrder).toMatchObject({ membershipNo });
    return returnOrder?.items[0]?.itemId ?? '';
  });
  expect(await photos(bench.mongo).findOne({ fileName })).toMatchObject({ owner: ownerOfMember(membershipNo) });
  expect((await member.getItem({ itemId })).item).toMatchObject({ itemId });
  await expect(client.getReturn({ returnNo })).rejects.toEqual(missing);
  await bench.staff().respondToItem(question(itemId));
  await expect(client.followUp({ itemId, message: 'Mine.', fileName: '' })).rejects.toEqual(missing);
  await member.followUp({ itemId, message: 'A van.', fileName: '' });
});

test('a second request and a move at the same moment conflict, so that one of both sees the other', async () => {
  const [orderId, guest] = [unique('order'), `guest:${unique('buyer')}`];
  await owners(bench.mongo).insertOne({ _id: orderId, owner: guest });
  const { client } = bench.mongo.db;
  const [request, move] = [client.startSession(), client.startSession()];
  request.startTransaction();
  expect(await presentOwner(bench.mongo, request, orderId, guest)).toBe(guest);
  move.startTransaction();
  await expect(joinOrder(bench.mongo)(move, orderId, ownerOfMember(unique('M')))).rejects.toThrow('WriteConflict');
  await Promise.all([request.endSession(), move.endSession()]);
});

test('a guest’s request that arrives after its order moved belongs to the account', async () => {
  const { owner, client, order } = aGuest();
  const membershipNo = unique('M');
  const { orderId } = order;
  await bench.publish([joinedMessage(orderId, ownerOfMember(membershipNo), owner)]);
  await eventually(async () => expect(await owners(bench.mongo).findOne({ _id: orderId })).not.toBeNull());
  // Orders answered the guest's request just before the move.
  const { returnNo } = await client.createReturn({ orderId, lines: [wish(order)] });
  expect(await returns(bench.mongo).findOne({ returnNo })).toMatchObject({
    owner: ownerOfMember(membershipNo),
    membershipNo,
  });
});

test('returns and photos that an earlier version stored are still their member’s', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo });
  const member = bench.as(membershipNo);
  const { fileName } = await upload(member, pdf, 'a.pdf');
  await photos(bench.mongo).updateOne({ fileName }, { $set: { membershipNo }, $unset: { owner: '' } });
  const { returnNo } = await member.createReturn({ orderId: order.orderId, lines: [wish(order, 1, 0, fileName)] });
  await returns(bench.mongo).updateOne({ returnNo }, { $unset: { owner: '' } });
  expect((await member.getReturn({ returnNo })).returnOrder).toMatchObject({ membershipNo });
  expect((await member.readPhoto({ fileName })[Symbol.asyncIterator]().next()).done).toBe(false);
});
