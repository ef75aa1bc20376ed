import { AttemptOutcome } from '@southline/contracts/payments';
import { size, unique } from '@southline/testkit';
import { printTimes } from '@southline/testkit/compared-times';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper } from './support/shopper.ts';

const bench = perFile(runOrders);

const started = async (as = bench.as(unique('guest'))) => {
  const shopper = await aShopper(bench, { as, quantity: 1 });
  await shopper.start();
  bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
  return shopper;
};
const placed = async (as?: Parameters<typeof started>[0]) => {
  const shopper = await started(as);
  await shopper.submit(shopper.orderId);
  const key = { $case: 'orderId', value: shopper.orderId } as const;
  const { order } = await shopper.as((orders) => orders.getOrder({ key }));
  if (!order) throw new Error('no order');
  return { orderId: order.orderId, orderNo: order.orderNo, email: order.delivery?.email ?? '' };
};
const find = (orderNo: string, email: string) =>
  bench.asService('bff', (orders) => orders.findGuestOrder({ orderNo, email }));

const nothing = { orderId: '', orderNo: '', owner: '' };

test('a guest’s placed order is found by its number and the buyer’s address, in any case', async () => {
  const guest = unique('guest');
  const { orderId, orderNo, email } = await placed(bench.as(guest));
  const found = { orderId, orderNo, owner: `guest:${guest}` };
  expect(await find(orderNo, email)).toEqual(found);
  expect(await find(` ${orderNo.toLowerCase()} `, ` ${email.toUpperCase()} `)).toEqual(found);
});

test('another address, another number, a member’s order and one that is not placed are not found', async () => {
  const { orderNo, email } = await placed();
  expect(await find(orderNo, `x${email}`)).toEqual(nothing);
  expect(await find('SL99999999', email)).toEqual(nothing);
  expect(await find('', '')).toEqual(nothing);
  const ofMember = await placed(bench.asMember(unique('M')));
  expect(await find(ofMember.orderNo, ofMember.email)).toEqual(nothing);
  const unplaced = await started();
  expect(await find(unplaced.orderNo, email)).toEqual(nothing);
});

const tries = size('GUEST_TRIES', { usual: 40, thorough: 1_000 });

test(`of ${tries} tries of each kind of pair only the right pair is found`, async () => {
  const { orderId, orderNo, email } = await placed();
  const ofMember = await placed(bench.asMember(unique('M')));
  const nobody = async (number: string, address: string) => expect(await find(number, address)).toEqual(nothing);
  await printTimes('FindGuestOrder', tries, {
    known: async () => expect((await find(orderNo, email)).orderId).toBe(orderId),
    'unknown number': (nth) => nobody(`SL${80_000_000 + nth}`, email),
    'another address': (nth) => nobody(orderNo, `${nth}.${email}`),
    "a member's order": () => nobody(ofMember.orderNo, ofMember.email),
  });
});

test('only the BFF may ask: no guest, no member, no staff', async () => {
  const { orderNo, email } = await placed();
  for (const as of [bench.as(unique('guest')), bench.asMember(unique('M')), bench.asMember('D7', 'Dealer')])
    await expect(as((orders) => orders.findGuestOrder({ orderNo, email }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
});
