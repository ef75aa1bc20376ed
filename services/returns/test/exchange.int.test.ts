import { returnAnswered } from '@southline/contracts/events';
import {
  ExchangeState,
  ItemResponse,
  ProcessAction,
  ReturnReason,
  ReturnSelection,
  ReturnSort,
  ReturnState,
} from '@southline/contracts/returns';
import { dayMs } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { EXCHANGE_DAYS } from '@southline/kernel/returns';
import { eventually, size, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { afterEach, expect, it } from 'vitest';
import { runReturns } from './support/bench.ts';
import { approval, lineOf, press, question, refusal, wish } from './support/steps.ts';

const bench = perFile(runReturns);
const { EXCHANGE_STATE_ASKED: ASKED, EXCHANGE_STATE_HELD: HELD } = ExchangeState;
const { EXCHANGE_STATE_UNAVAILABLE: UNAVAILABLE, EXCHANGE_STATE_ENDED: ENDED } = ExchangeState;

const exchangeFor = { partNo: 'RIGHT-1', quantity: 1 };

afterEach(() => bench.orders.refuseWith(undefined));

const asked = async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo });
  const member = bench.as(membershipNo);
  const lines = [{ ...wish(order), exchangeFor }];
  const { returnNo } = await member.createReturn({ orderId: order.orderId, lines });
  const read = async () => {
    const { returnOrder } = await member.getReturn({ returnNo });
    const item = returnOrder?.items[0];
    if (!returnOrder || !item) throw new Error('no return');
    return { ...returnOrder, item };
  };
  const { item } = await read();
  return { order, member, returnNo, read, itemId: item.itemId };
};

const short = () => new DomainError('conflict', 'StockShort', 'Only 0 of RIGHT-1 are in stock.');

it('an approval holds the wanted part for 14 days, and its mail says so', async () => {
  const { order, read, itemId } = await asked();
  expect((await read()).item.exchange).toMatchObject({ ...exchangeFor, state: ASKED, orderNo: '' });
  await bench.staff().respondToItem(approval(itemId));
  const { returnId, item } = await read();
  const held = { ...exchangeFor, state: HELD, orderId: itemId, orderNo: 'SL9', total: { cents: 3_000 } };
  expect(item.exchange).toMatchObject({ ...held, description: 'Right part' });
  const made = bench.orders.exchanges.get(itemId);
  expect(made).toMatchObject({
    ...exchangeFor,
    orderId: order.orderId,
    lineId: lineOf(order),
    returnedQuantity: item.quantity,
  });
  const days = (new Date(made?.heldUntil ?? '').getTime() - new Date(item.submittedAt).getTime()) / dayMs;
  expect(Math.round(days)).toBe(EXCHANGE_DAYS);
  expect(await eventsOf(bench.mongo, returnAnswered, returnId)).toMatchObject([{ exchange: held }]);
});

it('a request for more than the limit is refused at its field, and one that orders cannot check yet is not', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo });
  const request = () =>
    bench.as(membershipNo).createReturn({ orderId: order.orderId, lines: [{ ...wish(order), exchangeFor }] });
  const message = 'An exchange has as many units as you return: 1 at most.';
  bench.orders.refuseWith(new DomainError('invalid', 'InvalidRequest', message, { quantity: message }));
  await expect(request()).rejects.toMatchObject({
    kind: 'invalid',
    details: { [`${lineOf(order)}.exchangeFor`]: message },
  });
  bench.orders.refuseWith(short());
  expect((await request()).returnNo).not.toBe('');
});

it('lists of staff and of the member name the wanted part', async () => {
  const { member, order, returnNo } = await asked();
  const selection = ReturnSelection.fromPartial({
    orderNo: returnNo,
    sort: ReturnSort.RETURN_SORT_DATE,
    page: 1,
    pageSize: 10,
  });
  const response = ItemResponse.ITEM_RESPONSE_UNSPECIFIED;
  const own = await member.listItems({ selection, response });
  const all = await bench.staff().listAllItems({ selection, response, membershipNo: '' });
  for (const { items } of [own, all]) expect(items).toMatchObject([{ exchange: { ...exchangeFor, state: ASKED } }]);
  const plain = bench.anOrder({ membershipNo: order.membershipNo });
  await member.createReturn({ orderId: plain.orderId, lines: [wish(plain)] });
  const state = ReturnState.RETURN_STATE_UNSPECIFIED;
  const { returns } = await bench.staff().listReturns({
    selection: { ...selection, orderNo: '' },
    state,
    membershipNo: order.membershipNo,
    ready: false,
  });
  expect(returns.map((row) => [row.returnNo === returnNo, row.hasExchange]).sort()).toEqual([
    [false, false],
    [true, true],
  ]);
});

it('without enough stock the approval stands, and the return goes on as a refund', async () => {
  const { order, read, returnNo, itemId } = await asked();
  bench.orders.refuseWith(short());
  await bench.staff().respondToItem(approval(itemId));
  expect((await read()).item.exchange).toMatchObject({ state: UNAVAILABLE, problem: short().message });
  await bench.staff().processReturn(press(returnNo, [lineOf(order)]));
  expect((await read()).state).toBe(ReturnState.RETURN_STATE_REFUNDING);
});

it('while orders is away an approval is refused, and a repeat approves', async () => {
  const { read, itemId } = await asked();
  bench.orders.refuseWith(new DomainError('unavailable', 'Unavailable', 'away'));
  const staff = bench.staff();
  await expect(staff.respondToItem(approval(itemId))).rejects.toMatchObject({ kind: 'unavailable' });
  bench.orders.refuseWith(undefined);
  await staff.respondToItem(approval(itemId));
  expect((await read()).item.exchange).toMatchObject({ state: HELD });
});

it.each([
  ['the item is declined', async ({ itemId }: { itemId: string }) => bench.staff().respondToItem(refusal(itemId))],
  [
    'the approved return is declined',
    async ({ itemId, returnNo, order }: Awaited<ReturnType<typeof asked>>) => {
      await bench.staff().respondToItem(approval(itemId));
      await bench.staff().processReturn(press(returnNo, [lineOf(order)], ProcessAction.PROCESS_ACTION_DECLINE));
    },
  ],
])('the hold is given back when %s', async (_, decline) => {
  const one = await asked();
  await decline(one);
  expect((await one.read()).item.exchange).toMatchObject({ state: ENDED });
  await eventually(() => expect(bench.orders.ended.filter((id) => id === one.itemId)).toHaveLength(1));
});

it('a completed return refunds the whole price and leaves the held part to its order', async () => {
  const { order, read, returnNo, itemId } = await asked();
  await bench.staff().respondToItem(approval(itemId));
  await bench.staff().processReturn(press(returnNo, [lineOf(order)]));
  await eventually(() =>
    expect(bench.payments.booked.find(({ reference }) => reference === returnNo)).toMatchObject({ cents: 1_995 }),
  );
  expect((await read()).item.exchange).toMatchObject({ state: HELD });
  expect(bench.orders.ended).not.toContain(itemId);
});

const rounds = size('RACES', { usual: 10, thorough: 200 });
const roundsMs = 60_000 + rounds * 3_000;

it(`of an approval and a decline one wins, and no held part is left behind, ${rounds} times`, {
  timeout: roundsMs,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { read, itemId } = await asked();
    const results = await Promise.allSettled([
      bench.staff().respondToItem(approval(itemId)),
      bench.staff().respondToItem(refusal(itemId)),
    ]);
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const sentence = expect.stringMatching(/^[A-Z].+\.$/);
    expect(lost).toMatchObject([{ kind: 'conflict', code: 'AlreadyProcessed', message: sentence }]);
    const { state } = (await read()).item.exchange ?? {};
    if (state === ENDED) await eventually(() => expect(bench.orders.ended).toContain(itemId));
    else expect(state).toBe(HELD);
  }
});

it('a question changes nothing about the exchange', async () => {
  const { read, itemId } = await asked();
  await bench.staff().respondToItem(question(itemId));
  expect((await read()).item.exchange).toMatchObject({ state: ASKED });
  expect(bench.orders.exchanges.has(itemId)).toBe(false);
});

it('an exchange is for reasons 1 and 2, and names a part and a quantity', async () => {
  const membershipNo = unique('M');
  const order = bench.anOrder({ membershipNo });
  const ask = (client: ReturnType<typeof bench.as>, of: typeof order, change: object) =>
    client.createReturn({ orderId: of.orderId, lines: [{ ...wish(of), exchangeFor, ...change }] });
  const member = bench.as(membershipNo);
  const named = await Promise.all(
    [
      ask(member, order, { reason: ReturnReason.RETURN_REASON_DAMAGED_ON_DELIVERY }),
      ask(member, order, { exchangeFor: { partNo: ' ', quantity: 1 } }),
      ask(member, order, { exchangeFor: { partNo: 'A', quantity: 0 } }),
    ].map((call) => call.catch((error: { details: object }) => Object.keys(error.details).join())),
  );
  for (const field of named) expect(field).toMatch(/\.exchangeFor$/);
});
