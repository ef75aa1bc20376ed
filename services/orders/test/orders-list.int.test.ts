import { OrderSort, OrderState, UpdateFulfilmentRequest } from '@southline/contracts/orders';
import { AttemptOutcome } from '@southline/contracts/payments';
import { isDomainError } from '@southline/kernel/errors';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, it } from 'vitest';
import { runOrders } from './support/bench.ts';
import { aShopper, delivery, remarks } from './support/shopper.ts';

const bench = perFile(runOrders);

const all = {
  from: '',
  until: '',
  orderNo: '',
  sort: OrderSort.ORDER_SORT_DATE,
  descending: true,
  page: 1,
  pageSize: 10,
  orderIds: [] as string[],
  search: '',
  toDispatch: false,
};

/** Orders with nothing to pay, placed one after the other. */
const placeFor = async (membershipNo: string, count: number) => {
  const placed: { orderId: string; orderNo: string }[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const shopper = await aShopper(bench, { priceCents: 0, as: bench.asMember(membershipNo) });
    placed.push(await shopper.submit(shopper.orderId));
  }
  return placed;
};

const listOf = async (membershipNo: string, change: Partial<typeof all> = {}) =>
  bench.asMember(membershipNo)((orders) => orders.listOrders({ selection: { ...all, ...change } }));

const numbers = ({ orders }: { orders: readonly { orderNo: string }[] }) => orders.map(({ orderNo }) => orderNo);

it('lists the own placed orders, page by page, and nobody else’s', async () => {
  const mine = unique('M');
  const placed = await placeFor(mine, 3);
  await placeFor(unique('M'), 1);
  const newest = placed.map(({ orderNo }) => orderNo).reverse();

  const first = await listOf(mine, { pageSize: 2 });
  expect(first).toMatchObject({ totalCount: 3 });
  expect(first.orders[0]).toMatchObject({ state: OrderState.ORDER_STATE_PLACED, membershipNo: mine });
  expect([...numbers(first), ...numbers(await listOf(mine, { pageSize: 2, page: 2 }))]).toEqual(newest);
  for (const sort of [OrderSort.ORDER_SORT_NUMBER, OrderSort.ORDER_SORT_TOTAL, OrderSort.ORDER_SORT_STATE])
    expect(numbers(await listOf(mine, { sort, descending: false }))).toEqual([...newest].reverse());
  expect(numbers(await listOf(mine, { orderNo: ` ${newest[1]?.toLowerCase()} ` }))).toEqual([newest[1]]);
});

it('lists only the orders that are named, and nobody else’s', async () => {
  const mine = unique('M');
  const placed = await placeFor(mine, 2);
  const [theirs] = await placeFor(unique('M'), 1);
  const orderIds = [placed[0]?.orderId ?? '', theirs?.orderId ?? ''];
  expect(numbers(await listOf(mine, { orderIds }))).toEqual([placed[0]?.orderNo]);
});

it('finds own orders by part, name and purchase order; staff find everybody’s', async () => {
  const [mine, theirs] = [unique('M'), unique('M')];
  const buy = async (membershipNo: string, purchaseOrderNo: string) => {
    const shopper = await aShopper(bench, { priceCents: 0, as: bench.asMember(membershipNo) });
    const order = { orderId: shopper.orderId, delivery, language: 'en', region: 'au', onlyPaid: false };
    await shopper.as((orders) => orders.submitOrder({ ...order, remarks: { ...remarks, purchaseOrderNo } }));
    return shopper;
  };
  const po = unique('PO').toUpperCase();
  const [one, other] = [await buy(mine, `${po}/1`), await buy(mine, 'none')];
  const strange = await buy(theirs, `${po}/1`);
  const found = async (search: string) => numbers(await listOf(mine, { search }));
  expect(await found(one.part.toLowerCase())).toEqual([one.orderNo]);
  expect(await found(`robin ${po}/1`)).toEqual([one.orderNo]);
  expect(await found('ROBIN@example.com')).toEqual([other.orderNo, one.orderNo]);
  expect(await found('0491 570 006')).toEqual([other.orderNo, one.orderNo]);
  expect(await found(strange.part)).toEqual([]);
  expect(await found('!!')).toEqual([]);
  const all_ = { selection: { ...all, search: po.replace('-', ' ') + ' 1' }, membershipNo: '' };
  const staff = await bench.asMember('D1', 'Dealer')((orders) => orders.listAllOrders(all_));
  expect(numbers(staff)).toEqual([strange.orderNo, one.orderNo]);
  expect(staff.orders[1]).toMatchObject({
    buyerName: 'Robin Buyer',
    remarks: { purchaseOrderNo: `${po}/1` },
    firstParts: [{ partNo: one.part, quantity: 1 }],
    lineCount: 1,
  });
});

it('orders to dispatch leave their list with the last parcel', async () => {
  const mine = unique('M');
  const buy = async () => {
    const shopper = await aShopper(bench, { as: bench.asMember(mine) });
    await shopper.start();
    bench.payments.outcomes.set(shopper.orderId, AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED);
    return shopper.submit(shopper.orderId);
  };
  const [first, second] = [await buy(), await buy()];
  const waiting = async () => numbers(await listOf(mine, { toDispatch: true }));
  expect(await waiting()).toEqual([second?.orderNo, first?.orderNo]);
  const request = { orderIds: [first?.orderId ?? ''], state: OrderState.ORDER_STATE_DISPATCHED };
  const staff = bench.asMember('D1', 'Dealer');
  await staff((orders) => orders.updateFulfilment(UpdateFulfilmentRequest.fromPartial(request)));
  expect(await waiting()).toEqual([second?.orderNo]);
  const list = { selection: { ...all, toDispatch: true, sort: OrderSort.ORDER_SORT_TOTAL }, membershipNo: mine };
  expect(numbers(await staff((orders) => orders.listAllOrders(list)))).toEqual([second?.orderNo]);
});

it('an order that is not placed is in no list', async () => {
  const mine = unique('M');
  const shopper = await aShopper(bench, { as: bench.asMember(mine) });
  await shopper.start();
  expect(await listOf(mine)).toMatchObject({ orders: [], totalCount: 0 });
});

it('the first moment counts and the last does not', async () => {
  const mine = unique('M');
  await placeFor(mine, 1);
  const at = (await listOf(mine)).orders[0]?.orderedAt ?? '';
  const after = new Date(Date.parse(at) + 1).toISOString();
  expect(await listOf(mine, { from: at, until: after })).toMatchObject({ totalCount: 1 });
  expect(await listOf(mine, { until: at })).toMatchObject({ totalCount: 0 });
  expect(await listOf(mine, { from: after })).toMatchObject({ totalCount: 0 });
});

it('staff sees everybody’s, or one member’s; members and guests do not', async () => {
  const theirs = unique('M');
  const [placed] = await placeFor(theirs, 1);
  const ask = (membershipNo: string) => ({ selection: all, membershipNo });
  const staff = bench.asMember('D1', 'Dealer');
  expect(numbers(await staff((orders) => orders.listAllOrders(ask(theirs))))).toEqual([placed?.orderNo]);
  expect(numbers(await staff((orders) => orders.listAllOrders(ask(''))))).toContain(placed?.orderNo);
  const forbidden = (error: unknown) => isDomainError(error) && error.kind === 'forbidden';
  await expect(bench.asMember(theirs)((orders) => orders.listAllOrders(ask(theirs)))).rejects.toSatisfy(forbidden);
  await expect(bench.as('a')((orders) => orders.listOrders({ selection: all }))).rejects.toSatisfy(forbidden);
});

it.each([
  { page: 0 },
  { pageSize: 0 },
  { pageSize: 501 },
  { orderIds: Array.from({ length: 101 }, String) },
  { page: 1001 },
])('%j is refused', async (wrong) => {
  await expect(listOf('M1', wrong)).rejects.toMatchObject({ kind: 'invalid' });
});
