import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { anOrder } from './an-order.ts';
import { offersEnd, unitsMoveOnce } from './offers.ts';
import { holdsMatchOrders } from './stock.ts';

const now = new Date('2026-03-08T00:00:00Z');
const sums = { subTotal: 0, voucherSaving: 0, deliveryFee: 0, gst: 0, totalToPay: 0 };
const line = (priceCents: number) => ({ lineId: 'l', cleansedPartNo: 'A', quantity: 2, priceCents, isFree: false });
const units = [{ lineId: 'l', quantity: 2 }];

const order = (over: Partial<OrderRecord>): OrderRecord =>
  anOrder({
    placedAt: now,
    lines: [line(0)],
    totals: sums,
    ...over,
  });
const offer = (over: Partial<NonNullable<OrderRecord['offers']>[number]> = {}) => ({
  no: 1,
  state: 'Answered',
  madeAt: now,
  validUntil: now,
  lines: [{ lineId: 'l', priceCents: 500 }],
  accepted: { orderId: 'f' },
  ...over,
});
const parent = (over: Partial<OrderRecord> = {}) =>
  order({ state: 'Moved', offers: [offer()], followOns: [{ orderId: 'f', lines: units }], ...over });
const follow = (over: Partial<OrderRecord> = {}) =>
  order({ _id: 'f', orderNo: 'SL2', lines: [line(500)], parent: { orderId: 'o', offerNo: 1 }, ...over });
const moves = (...orders: OrderRecord[]) => unitsMoveOnce(orders).violations.length;

describe('the audit of offers', () => {
  it('is content with units that moved to the order that paid for them', () => {
    expect(moves(parent(), follow())).toBe(0);
    expect(
      moves(order({ offers: [offer({ state: 'Ended' })] }), follow({ state: 'Expired', placedAt: undefined })),
    ).toBe(0);
  });

  it.each([
    ['a follow-on order that its parent does not know', [order({ offers: [offer()] }), follow()]],
    ['a parent without its follow-on order', [parent()]],
    ['a follow-on order that was never placed', [parent(), follow({ state: 'Expired', placedAt: undefined })]],
    ['another price than was offered', [parent(), follow({ lines: [line(499)] })]],
    ['other units than moved', [parent(), follow({ lines: [{ ...line(500), quantity: 1 }] })]],
    ['an order that has nothing left and goes on', [parent({ state: 'Placed' }), follow()]],
  ])('finds %s', (_, orders) => {
    expect(moves(...orders)).toBeGreaterThan(0);
  });

  it('an exchange order sells its own units and moves none', () => {
    const exchange = follow({ parent: { orderId: 'o', offerNo: 0, returnNo: 'SR1' } });
    const linked = (lines: typeof units) => order({ state: 'Delivered', followOns: [{ orderId: 'f', lines }] });
    expect(moves(linked([]), exchange)).toBe(0);
    expect(moves(linked(units), exchange)).toBeGreaterThan(0);
    const sale = { _id: 'f:1', orderId: 'f', round: 1, state: 'SETTLED', lines: [{ partNo: 'A', quantity: 2 }] };
    expect(holdsMatchOrders([exchange], [sale], false).violations).toEqual([]);
    expect(holdsMatchOrders([exchange], [], false).violations).toHaveLength(1);
  });

  it('finds units that moved and were cancelled too', () => {
    const cancelled = { no: 1, at: now, lines: [{ ...units[0], refundCents: 0 }], deliveryCents: 0, refundCents: 0 };
    const twice = parent({ cancellations: [cancelled as never] });
    expect(moves(twice, follow())).toBe(1);
  });

  it('finds an offer that nobody ended, and one that is not the last', () => {
    const late = new Date(now.getTime() + 11 * 60_000);
    const ends = (over: Partial<OrderRecord>, others: OrderRecord[] = [], at = late) =>
      offersEnd([order(over), ...others], at);
    const open = offer({ state: 'Open', accepted: undefined });
    expect(ends({ offers: [open] }).violations).toHaveLength(1);
    expect(ends({ offers: [open] }, [], now).violations).toEqual([]);
    expect(ends({ offers: [open, offer({ no: 2 })] }, [], now).violations).toHaveLength(1);
    const accepted = offer({ state: 'Accepted' });
    expect(ends({ offers: [accepted] }, [follow({ state: 'Paid' })])).toMatchObject({ violations: [], underWay: 1 });
    expect(ends({ offers: [accepted] }, [follow({ state: 'Expired' })]).violations).toHaveLength(1);
  });

  it('finds a sale of a follow-on order: its units were sold with the parent', () => {
    const sale = { _id: 'f:1', orderId: 'f', round: 1, state: 'SETTLED', lines: [{ partNo: 'A', quantity: 2 }] };
    expect(holdsMatchOrders([follow()], [], false).violations).toEqual([]);
    expect(holdsMatchOrders([follow()], [sale], false).violations).toHaveLength(1);
  });
});
