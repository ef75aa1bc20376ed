import { eventually } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, it } from 'vitest';
import { orders, unpaid } from '../src/storage/collections.ts';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(() =>
  runOrders({
    UNPAID_UNITS: '60',
    UNPAID_UNITS_REGULAR: '500',
    UNPAID_UNITS_PER_ADDRESS: '100',
  }),
);

let addresses = 0;
/** An address that this file has not used before, so that it has no counted orders. */
const freshAddress = () => {
  addresses += 1;
  return `2001:db8:0:${addresses.toString(16)}::1`;
};
const guestWith = (quantity: number) => aShopper(bench, { quantity, available: 10_000 });
/** The hold of an order has ended a minute ago, and the sweeper has seen it. */
const expired = async (orderId = '') => {
  const past = new Date(Date.now() - 60_000);
  await orders(bench.mongo).updateOne({ _id: orderId }, { $set: { holdUntil: past, sweepAt: past } });
  await eventually(async () => expect((await orders(bench.mongo).findOne({ _id: orderId }))?.state).toBe('Expired'));
};
const placed = async (shopper: Awaited<ReturnType<typeof aShopper>>) => {
  const { orderId } = shopper;
  await orders(bench.mongo).updateOne({ _id: orderId }, { $set: { state: 'Delivered', placedAt: new Date() } });
};

describe('units held without a payment', () => {
  it('guests of one address, all at once, hold as many as the address may and not one more', async () => {
    const address = freshAddress();
    const guests = await Promise.all(Array.from({ length: 24 }, () => guestWith(10)));
    const results = await Promise.allSettled(guests.map(({ start }) => start(undefined, address)));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
    expect([results.length - refused.length, new Set(refused)]).toEqual([10, new Set(['TooManyRequests'])]);
    const held = guests.map(({ orderId }) => bench.catalogue.holds.get(`${orderId}:1`)).filter(Boolean);
    expect(held).toHaveLength(10);
    const counted = { _id: /^address:/, 'orders.orderId': { $in: guests.map(({ orderId }) => orderId) } };
    const accounts = await unpaid(bench.mongo).find(counted).toArray();
    expect(accounts.map(({ _id }) => _id)).toEqual([expect.stringMatching(/^address:[\w-]{43}$/)]);
  });

  it('hold times that end free the address for the next guests, once', async () => {
    const address = freshAddress();
    const guests = await Promise.all([50, 50, 50, 50].map(guestWith));
    const [first, second, third, fourth] = guests;
    await Promise.all([first?.start(undefined, address), second?.start(undefined, address)]);
    await expect(third?.start(undefined, address)).rejects.toMatchObject({ code: 'TooManyRequests' });
    await Promise.all([expired(first?.orderId), expired(second?.orderId)]);
    const tried = [third, fourth, await guestWith(50)].map((guest) => guest?.start(undefined, address));
    const won = (await Promise.allSettled(tried)).filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(2);
  });

  it('a guest cannot hold a second cart beside the first, whatever is edited in between', async () => {
    const address = freshAddress();
    const guest = await guestWith(60);
    await guest.start(undefined, address);
    await guest.as((client) => client.setLineQuantity({ lineId: guest.lineId, quantity: 50 }));
    const { heldUntil } = await guest.start(undefined, address);
    expect(new Date(heldUntil ?? '').getTime()).toBeGreaterThan(0);
    const mine = await orders(bench.mongo)
      .find({ owner: `guest:${guest.guest}`, state: 'AwaitingPayment' })
      .toArray();
    expect(mine.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([50]);
    await guest.add({ quantity: 11, priceCents: 100, available: 100 });
    await expect(guest.start(undefined, address)).rejects.toMatchObject({ code: 'OrderTooLarge' });
  });

  it('a member with an order holds more, and guests at the same address do not count against it', async () => {
    const address = freshAddress();
    const as = bench.asMember('9001');
    const before = await aShopper(bench, { as });
    await before.start();
    await placed(before);
    const [one, two] = [await guestWith(50), await guestWith(50)];
    await Promise.all([one.start(undefined, address), two.start(undefined, address)]);
    const large = await aShopper(bench, { as, quantity: 499, available: 1_000 });
    await large.start(undefined, address);
    expect(bench.catalogue.holds.get(`${(await large.cart()).orderId}:1`)).toBe('held');
  });
});
