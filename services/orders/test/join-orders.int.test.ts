import { AddressVerified, addressVerified, orderJoined } from '@southline/contracts/events';
import { OrderSelection, OrderSort } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { dayMs } from '@southline/kernel/clock';
import { ownerOfMember } from '@southline/kernel/owner';
import { closedMembers } from '@southline/platform/own-data';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, it } from 'vitest';
import { orders } from '../src/storage/collections.ts';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(runOrders);

const started = async (email: string, guest = unique('guest')) => {
  const shopper = await aShopper(bench, { as: bench.as(guest), email, quantity: 3 });
  await shopper.start();
  bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  return { ...shopper, guest };
};
const placed = async (email: string, guest?: string) => {
  const shopper = await started(email, guest);
  await shopper.submit(shopper.orderId);
  return shopper;
};
const verify = (membershipNo: string, email: string, eventId = unique('event')) =>
  bench.publish([
    {
      topic: addressVerified.topic,
      key: membershipNo,
      value: Buffer.from(
        AddressVerified.encode({ membershipNo, email, verifiedAt: '2026-11-25T00:00:00.000Z' }).finish(),
      ),
      headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '2' },
    },
  ]);
const stored = async (orderId: string) => {
  const found = await orders(bench.mongo).findOne({ _id: orderId });
  if (!found) throw new Error('no order');
  return found;
};
const joined = (orderId: string) => eventsOf(bench.mongo, orderJoined, orderId);
const isOf = (membershipNo: string, orderId: string) =>
  eventually(async () => expect((await stored(orderId)).owner).toBe(ownerOfMember(membershipNo)));
const key = (orderId: string) => ({ key: { $case: 'orderId', value: orderId } }) as const;
const newAddress = () => `${unique('robin')}@example.com`;

it('the placed orders of an address move to the account that verified it, once; others stay', async () => {
  const [email, membershipNo] = [newAddress(), unique('M')];
  const one = await placed(email.toUpperCase());
  const two = await placed(email);
  const other = await placed(newAddress());
  const checkout = await started(email);
  const ofMember = await aShopper(bench, { as: bench.asMember(unique('M')), email });

  const eventId = unique('event');
  await verify(membershipNo, email, eventId);
  await verify(membershipNo, email, eventId);
  await verify(membershipNo, email);
  for (const { orderId } of [one, two]) await isOf(membershipNo, orderId);
  const member = bench.asMember(membershipNo);
  const { order } = await member((client) => client.getOrder(key(one.orderId)));
  expect(order).toMatchObject({ orderNo: one.orderNo, membershipNo });
  expect(
    (
      await member((client) =>
        client.listOrders({
          selection: OrderSelection.fromPartial({ sort: OrderSort.ORDER_SORT_DATE, page: 1, pageSize: 10 }),
        }),
      )
    ).totalCount,
  ).toBe(2);
  expect(await joined(one.orderId)).toMatchObject([
    { owner: ownerOfMember(membershipNo), guestOwner: `guest:${one.guest}` },
  ]);
  expect((await stored(other.orderId)).owner).toBe(`guest:${other.guest}`);
  expect((await stored(ofMember.orderId).catch(() => undefined))?.owner).not.toBe(ownerOfMember(membershipNo));

  // A checkout that was under way stays the guest's.
  await checkout.submit(checkout.orderId);
  expect((await stored(checkout.orderId)).owner).toBe(`guest:${checkout.guest}`);
});

it('the BFF finds the owner of an order that moved, by its guest and by a code; nobody else may ask', async () => {
  const [email, membershipNo] = [newAddress(), unique('M')];
  const { orderId, orderNo, guest } = await placed(email);
  await verify(membershipNo, email);
  await isOf(membershipNo, orderId);
  const owner = ownerOfMember(membershipNo);
  const guestOwner = `guest:${guest}`;
  const guestOwners = [guestOwner, 'guest:nobody'];
  const found = await bench.asService('bff', (client) => client.findJoinedOrders({ guestOwners }));
  expect(found.orders).toEqual([{ orderId, orderNo, owner, guestOwner }]);
  expect(await bench.asService('bff', (client) => client.findGuestOrder({ orderNo, email }))).toEqual({
    orderId,
    orderNo,
    owner,
  });
  await expect(bench.as(guest)((client) => client.getOrder(key(orderId)))).rejects.toMatchObject({ kind: 'not-found' });
  for (const as of [bench.as(guest), bench.asMember(membershipNo), bench.asMember('D7', 'Dealer')])
    await expect(as((client) => client.findJoinedOrders({ guestOwners }))).rejects.toMatchObject({ kind: 'forbidden' });
});

it('an order that is cancelled at the same time moves and is cancelled once', async () => {
  const [email, membershipNo] = [newAddress(), unique('M')];
  const guests = await Promise.all(Array.from({ length: 6 }, () => placed(email)));
  const [, ...cancelled] = await Promise.all([
    verify(membershipNo, email),
    ...guests.map(({ as, orderId }) =>
      as((client) =>
        client.cancelOrder({ orderId, lines: [], reason: '', dryRun: false, requestId: `cancel-${orderId}` }),
      ).then(
        () => true,
        (error: { kind?: string }) => {
          // The order moved to the account first.
          expect(error.kind).toBe('not-found');
          return false;
        },
      ),
    ),
  ]);
  for (const [at, { orderId }] of guests.entries()) {
    await isOf(membershipNo, orderId);
    expect(await joined(orderId)).toHaveLength(1);
    expect((await stored(orderId)).cancellations ?? []).toHaveLength(cancelled[at] ? 1 : 0);
  }
});

it('an exchange order that is made while its order moves belongs to the account, too', async () => {
  const [email, membershipNo, part] = [newAddress(), unique('M'), unique('X').toUpperCase().replace('-', '')];
  bench.catalogue.parts.set(part, { priceCents: 3_000, available: 100 });
  const guests = await Promise.all(Array.from({ length: 6 }, () => placed(email)));
  const makeExchange = ({ orderId, lineId }: Awaited<ReturnType<typeof placed>>, itemId: string) =>
    bench.asService('returns', (client) =>
      client.makeExchange({
        orderId,
        lineId,
        returnNo: 'SR1',
        itemId,
        partNo: part,
        quantity: 1,
        returnedQuantity: 1,
        heldUntil: new Date(Date.now() + dayMs).toISOString(),
      }),
    );
  const itemIds = guests.map(() => unique('item'));
  await Promise.all([
    verify(membershipNo, email),
    ...guests.map((guest, at) => makeExchange(guest, itemIds[at] ?? '')),
  ]);
  for (const orderId of [...guests.map((guest) => guest.orderId), ...itemIds]) await isOf(membershipNo, orderId);
});

it('an order moves once: a later account with the address, and one that is closed, get nothing', async () => {
  const [email, first] = [newAddress(), unique('M')];
  const { orderId } = await placed(email);
  const closed = unique('M');
  await closedMembers(bench.mongo).insertOne({ _id: closed, closedAt: new Date() });
  await verify(closed, email);
  await verify(first, email);
  await isOf(first, orderId);
  const [later, { orderId: next }] = [unique('M'), await placed(email)];
  await verify(later, email);
  await isOf(later, next);
  expect((await stored(orderId)).owner).toBe(ownerOfMember(first));
  expect(await joined(orderId)).toHaveLength(1);
});
