import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { anOrder } from './an-order.ts';
import { savingsAddUp, type UseRecord, usesMatchOrders, usesWithinLimits } from './vouchers.ts';

const use = (over: Partial<UseRecord> = {}): UseRecord => ({
  _id: 'o:1',
  orderId: 'o',
  round: 1,
  codes: ['TEN'],
  state: 'Redeemed',
  ...over,
});
const order = (over: Partial<OrderRecord> = {}): OrderRecord =>
  anOrder({
    lines: [{ lineId: 'l', cleansedPartNo: 'A', quantity: 2, priceCents: 500, isFree: false, discountCents: 100 }],
    totals: { subTotal: 1_000, voucherSaving: 150, deliveryFee: 50, gst: 82, totalToPay: 900 },
    vouchers: [{ code: 'TEN', goodsCents: 100, deliveryCents: 50 }],
    ...over,
  });

describe('the audit of vouchers', () => {
  it('is content with one use of a placed order within the limit', () => {
    expect(usesWithinLimits([{ _id: 'TEN', limit: 1, uses: 1, held: 0 }], [use()]).violations).toEqual([]);
    expect(usesMatchOrders([order()], [use()], false).violations).toEqual([]);
    expect(savingsAddUp([order()]).violations).toEqual([]);
  });

  it.each([
    ['more uses than there may be', { uses: 2, held: 0 }, [use(), use({ _id: 'p:1' })]],
    ['uses that no hold explains', { uses: 1, held: 0 }, []],
    ['a reservation that was not given back', { uses: 0, held: 1 }, []],
  ])('finds %s', (_, counts, holds) => {
    expect(usesWithinLimits([{ _id: 'TEN', limit: 1, ...counts }], holds).violations).toHaveLength(1);
  });

  it.each([
    ['an order without its use', [order()], []],
    ['an order with two uses', [order()], [use(), use({ _id: 'o:2', round: 2 })]],
    ['a use of other codes', [order()], [use({ codes: ['OTHER'] })]],
    ['a use without an order', [], [use()]],
    ['an expired order that reserves', [order({ state: 'Expired' })], [use({ state: 'Held' })]],
    ['a use before the placing', [order({ state: 'AwaitingPayment' })], [use()]],
    [
      'a reservation that stayed after the order was placed',
      [order({ hold: { round: 2 } })],
      [use({ _id: 'o:2', round: 2 }), use({ state: 'Held' })],
    ],
    [
      'a reservation of a round that nothing will release',
      [order({ state: 'AwaitingPayment', hold: { round: 2 } })],
      [use({ state: 'Held' })],
    ],
  ])('finds %s', (_, orders, holds) => {
    expect(usesMatchOrders(orders, holds, false).violations).toHaveLength(1);
  });

  it('wants the uses of a cancelled order to be free, and those of one with units left to stay', () => {
    const cancelled = order({ state: 'Cancelled', placedAt: new Date(0) });
    const freed = use({ state: 'Cancelled' });
    expect(usesMatchOrders([cancelled], [freed], false).violations).toEqual([]);
    expect(usesWithinLimits([{ _id: 'TEN', limit: 1, uses: 0, held: 0 }], [freed]).violations).toEqual([]);
    expect(usesMatchOrders([cancelled], [use()], false).violations).toHaveLength(1);
    expect(usesMatchOrders([cancelled], [use()], true)).toMatchObject({ underWay: 1, violations: [] });
    expect(usesMatchOrders([order()], [freed], false).violations).toHaveLength(1);
    expect(usesWithinLimits([{ _id: 'TEN', limit: 1, uses: 1, held: 0 }], [freed]).violations).toHaveLength(1);
  });

  it('waits for a use while events are on their way', () => {
    expect(usesMatchOrders([order()], [use({ state: 'Held' })], true)).toMatchObject({ underWay: 1, violations: [] });
  });

  it.each([
    ['a saving that no line has', { lines: [] }],
    ['a line that costs less than nothing', { lines: order().lines.map((line) => ({ ...line, priceCents: 40 })) }],
  ])('finds %s', (_, over) => {
    expect(savingsAddUp([order(over)]).violations).toHaveLength(1);
  });
});
