import { ownerOfMember } from '@southline/kernel/owner';
import { randomOf } from '@southline/platform/measure';
import { inTransaction } from '@southline/platform/mongo';
import { unique } from '@southline/testkit';
import { lookAlikes } from '@southline/testkit/look-alikes';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { plausibleOrder } from '../src/bench/plausible-order.ts';
import { orders } from '../src/storage/collections.ts';
import { joinOrders } from '../src/storage/join-orders.ts';
import { toDocument } from '../src/storage/order-document.ts';
import { recordNormalizedEmails } from '../src/storage/record-normalized-emails.ts';
import { runOrders } from './support/bench.ts';

const bench = perFile(runOrders);
const random = randomOf(54);
const now = new Date();

/** A placed order of a guest for each address. */
const ofGuests = (emails: readonly string[]) =>
  emails.map((email) => {
    const order = plausibleOrder(random, { nth: 1, members: 1, placedAt: now, now });
    const [orderId, orderNo] = [unique('order'), unique('SL').toUpperCase()];
    const own = { orderId, orderNo, owner: `guest:${unique('g')}`, goods: [orderId] };
    return toDocument({ ...order, ...own, delivery: { ...order.delivery, email } });
  });
const ownersOf = async (ids: readonly string[]) =>
  (
    await orders(bench.mongo)
      .find({ _id: { $in: [...ids] } })
      .toArray()
  ).map(({ owner }) => owner);
const verified = (membershipNo: string, email: string) =>
  inTransaction(bench.mongo, (session) => joinOrders(bench.mongo)(session, { membershipNo, email }));
const find = (orderNo: string, email: string) =>
  bench.asService('bff', (client) => client.findGuestOrder({ orderNo, email }));

it('a person who verifies a look-alike address gets no order of another address; letter case is the same mailbox', async () => {
  const { address, strangers, same } = lookAlikes();
  const [own = toDocument(plausibleOrder(random, { nth: 1, members: 1, placedAt: now, now }))] = ofGuests([address]);
  const others = ofGuests(strangers);
  await orders(bench.mongo).insertMany([own, ...others]);

  for (const stranger of strangers) await verified(unique('M'), stranger);
  expect(await ownersOf([own._id])).toEqual([own.owner]);
  const membershipNo = unique('M');
  await orders(bench.mongo).insertMany(ofGuests(strangers));
  await verified(membershipNo, same[0] ?? '');
  expect(await ownersOf([own._id])).toEqual([ownerOfMember(membershipNo)]);
  expect(await orders(bench.mongo).countDocuments({ owner: ownerOfMember(membershipNo) })).toBe(1);
});

it('a code is sent for the number and the address of the buyer only', async () => {
  const { address, strangers, same } = lookAlikes();
  const documents = ofGuests([address, ...strangers]);
  await orders(bench.mongo).insertMany(documents);
  const [own, ...others] = documents;
  for (const email of [address, ...same]) expect((await find(own?.orderNo ?? '', email)).orderId).toBe(own?._id);
  for (const { orderNo } of others) expect((await find(orderNo, address)).orderId).toBe('');
});

it('orders of earlier releases are found after the migration, and before it', async () => {
  const { address, strangers } = lookAlikes();
  const [first, second, ...others] = ofGuests([address.toUpperCase(), address, ...strangers]).map(
    ({ normalizedEmail: _, ...document }) => document,
  );
  if (!first || !second) throw new Error('no orders');
  await orders(bench.mongo).insertMany([first, ...others]);
  await verified('M-before', address);
  expect(await ownersOf([first._id])).toEqual([ownerOfMember('M-before')]);

  await orders(bench.mongo).insertOne(second);
  await recordNormalizedEmails(bench.mongo);
  expect(await orders(bench.mongo).countDocuments({ normalizedEmail: { $exists: false } })).toBe(0);
  await verified('M-after', address);
  expect(await ownersOf([second._id])).toEqual([ownerOfMember('M-after')]);
  expect(await orders(bench.mongo).countDocuments({ owner: ownerOfMember('M-after') })).toBe(1);
});
