import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { anOrder } from './an-order.ts';
import { type HoldRecord, holdsMatchOrders, type StockRecord, stockIsConserved } from './stock.ts';

const part = (over: Partial<StockRecord> = {}): StockRecord => ({
  _id: 'A',
  available: 7,
  held: 1,
  sold: 2,
  restocked: 0,
  initial: 10,
  ...over,
});
const hold = (state: string, quantity: number, over: Partial<HoldRecord> = {}): HoldRecord => ({
  _id: 'o:1',
  orderId: 'o',
  round: 1,
  state,
  lines: [{ partNo: 'A', quantity }],
  ...over,
});
const order = (state: string, over: Partial<OrderRecord> = {}): OrderRecord =>
  anOrder({
    state,
    lines: [{ lineId: 'l', cleansedPartNo: 'A', quantity: 2, priceCents: 1, isFree: false }],
    totals: { subTotal: 2, voucherSaving: 0, deliveryFee: 0, gst: 0, totalToPay: 2 },
    ...over,
  });

describe('the audit of stock', () => {
  it('is content when counts add up and holds explain them', () => {
    expect(
      stockIsConserved([part()], [hold('HELD', 1, { _id: 'p:1', orderId: 'p' }), hold('SETTLED', 2)]).violations,
    ).toEqual([]);
  });

  it('finds lost units, units below zero and counts that no hold explains', () => {
    const holds = [hold('HELD', 1, { _id: 'p:1', orderId: 'p' }), hold('SETTLED', 2)];
    expect(stockIsConserved([part({ available: 8 })], holds).violations).toHaveLength(1);
    expect(stockIsConserved([part({ available: -1, initial: 2 })], holds).violations).toHaveLength(1);
    expect(stockIsConserved([part()], [hold('SETTLED', 2)]).violations).toHaveLength(1);
  });

  it('wants one sale per placed order and none for others', () => {
    expect(holdsMatchOrders([order('Placed')], [hold('SETTLED', 2)], false).violations).toEqual([]);
    expect(holdsMatchOrders([order('Placed')], [], false).violations).toHaveLength(1);
    expect(
      holdsMatchOrders([order('Placed')], [hold('SETTLED', 2), hold('SETTLED', 2, { round: 2 })], false).violations,
    ).toHaveLength(1);
    expect(holdsMatchOrders([order('Expired')], [hold('HELD', 2)], false).violations).toHaveLength(1);
    expect(holdsMatchOrders([order('Paid')], [hold('HELD', 2)], false)).toMatchObject({ violations: [], underWay: 1 });
    expect(holdsMatchOrders([], [hold('HELD', 2)], false).violations).toHaveLength(1);
  });

  it('finds units that stayed held after the order was placed, and a round that nothing will release', () => {
    const second = { hold: { round: 2 } };
    const sold = hold('SETTLED', 2, { _id: 'o:2', round: 2 });
    const leak = hold('HELD', 2);
    expect(holdsMatchOrders([order('Placed', second)], [sold], false).violations).toEqual([]);
    expect(holdsMatchOrders([order('Placed', second)], [sold, leak], false).violations).toHaveLength(1);
    const waiting = (releases: number[]) =>
      holdsMatchOrders([order('AwaitingPayment', { ...second, releases })], [leak], false).violations;
    expect(waiting([1])).toEqual([]);
    expect(waiting([])).toHaveLength(1);
    // The sweeper releases the listed rounds of an order in any state.
    const listed = (...releases: number[]) =>
      holdsMatchOrders([order('Placed', { ...second, releases })], [sold, leak], false);
    expect(listed(1)).toMatchObject({ violations: [], underWay: 1 });
    expect(listed(7)).toMatchObject({ violations: [expect.any(String)], underWay: 1 });
  });
});
