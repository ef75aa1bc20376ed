import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import type { ReturnItemRecord, ReturnRecord } from '../sources/returns.ts';
import { anOrder } from './an-order.ts';
import { capturesMatchOrders } from './money.ts';
import {
  creditNotesAreThere,
  refundsAreExplained,
  refundsFitItems,
  refundsMatchReturns,
  restocksMatchReturns,
  returnedOf,
  returnsFitOrders,
  returnsWereMailed,
} from './returns.ts';

const now = new Date('2026-04-05T12:00:00Z');
const longAgo = new Date('2026-04-01T00:00:00Z');

const order = (over: Partial<OrderRecord> = {}): OrderRecord =>
  anOrder({
    state: 'Delivered',
    lines: [{ lineId: 'l', cleansedPartNo: 'A', quantity: 3, priceCents: 1_000, isFree: false, discountCents: 100 }],
    totals: { subTotal: 3_000, voucherSaving: 100, deliveryFee: 500, gst: 309, totalToPay: 3_400 },
    ...over,
  });
const back = (over: Partial<ReturnRecord> = {}): ReturnRecord => ({
  _id: 'r',
  returnNo: 'RT1',
  state: 'Completed',
  refundCents: 967,
  processedAt: longAgo,
  order: { orderId: 'o', paidByCard: true },
  ...over,
});
const item = (over: Partial<ReturnItemRecord> = {}): ReturnItemRecord => ({
  _id: 'i',
  returnId: 'r',
  returnState: 'Completed',
  orderId: 'o',
  lineId: 'l',
  response: 'Approved',
  quantity: 1,
  refundCents: 967,
  includeInStock: true,
  priceCents: 1_000,
  reason: 1,
  ...over,
});
const refund = (over = {}) => ({ kind: 'refund', orderId: 'o', cents: 967, reference: 'RT1', ...over });
const violations = ({ violations: found }: { violations: readonly string[] }) => found.length;

describe('the audit of returns', () => {
  it('compares units and cents of a line with the delivered and paid ones', () => {
    const fits = (...items: ReturnItemRecord[]) => violations(returnsFitOrders([order()], items));
    expect(fits(item(), item({ quantity: 2, refundCents: 1_933 }))).toBe(0);
    expect(fits(item(), item({ quantity: 2, refundCents: 1_934 }))).toBe(1);
    expect(fits(item({ quantity: 4 }))).toBe(1);
    expect(fits(item({ quantity: 3 }), item({ response: 'Declined' }), item({ returnState: 'Declined' }))).toBe(0);
    expect(fits(item({ lineId: 'other' }))).toBe(1);
    expect(violations(returnsFitOrders([order({ state: 'Placed' })], [item()]))).toBe(1);
    const sent = { no: 1, lines: [{ lineId: 'l', quantity: 1 }] };
    const partly = (parcel: object) =>
      violations(returnsFitOrders([order({ state: 'Placed', parcels: [{ ...sent, ...parcel }] })], [item()]));
    expect([partly({ deliveredAt: now }), partly({}), partly({ deliveredAt: now, lines: [] })]).toEqual([0, 1, 1]);
  });

  it('adds up the items of a return, and the delivery fee that an earlier release refunded with it', () => {
    const check = (one: ReturnRecord) => refundsFitItems({ returns: [one], items: [item()] }, now);
    expect(violations(check(back()))).toBe(0);
    expect(violations(check(back({ refundCents: 1_467, deliveryRefundCents: 500 })))).toBe(0);
    expect(violations(check(back({ refundCents: 1_467 })))).toBe(1);
    expect(check(back({ refundCents: 1_467, processedAt: now }))).toMatchObject({ violations: [], underWay: 1 });
  });

  it('wants one refund of each completed return, to the cent, and of no other', () => {
    const check = (one: ReturnRecord, ...rows: ReturnType<typeof refund>[]) =>
      violations(refundsMatchReturns([one], rows));
    expect(check(back(), refund(), refund({ reference: 'cancel:o' }))).toBe(0);
    expect(check(back())).toBe(1);
    expect(check(back(), refund(), refund())).toBe(1);
    expect(check(back(), refund({ cents: 968 }))).toBe(1);
    expect(check(back({ state: 'Declined' }), refund())).toBe(1);
    expect(check(back({ order: { orderId: 'o', paidByCard: false } }))).toBe(0);
    expect(check(back({ state: 'Refunding' }), refund(), refund())).toBe(1);
    expect(refundsMatchReturns([back({ state: 'Refunding' })], []).underWay).toBe(1);
  });

  it('lets go back of a capture what its returns say, and waits while one is under way', () => {
    const kept = (refundedCents: number, ...returns: ReturnRecord[]) =>
      capturesMatchOrders(
        [order()],
        [{ orderId: 'o', transaction: '7', cents: 3_400, refundedCents }],
        returnedOf(returns),
      );
    expect(violations(kept(967, back()))).toBe(0);
    expect(violations(kept(0, back()))).toBe(1);
    expect(violations(kept(967))).toBe(1);
    expect(kept(0, back({ state: 'Refunding' })).underWay).toBe(1);
  });

  it('assigns every refund at the provider to its owner, once', () => {
    const check = (...references: string[]) =>
      violations(
        refundsAreExplained(
          [back(), back({ returnNo: 'RT2', state: 'Declined' })],
          references.map((invoiceReference) => ({ type: 'refunded', invoiceReference })),
        ),
      );
    expect(check('RT1', 'cancel:o', 'double:7', 'review:o')).toBe(0);
    expect(check('RT1', 'RT1')).toBe(1);
    expect(check('RT2')).toBe(1);
    expect(check('RT9')).toBe(1);
    expect(check('')).toBe(1);
  });

  it('wants the stock movement of each line that staff put back, once, and no other', () => {
    const check = (items: ReturnItemRecord[], rows: { _id: string; quantity: number }[], one = back()) =>
      restocksMatchReturns(
        { returns: [one], items },
        rows.map((row) => ({ ...row, partNo: 'A' })),
        now,
      );
    expect(violations(check([item()], [{ _id: 'r:l', quantity: 1 }]))).toBe(0);
    expect(violations(check([item()], []))).toBe(1);
    expect(check([item()], [], back({ processedAt: now })).underWay).toBe(1);
    expect(violations(check([item()], [{ _id: 'r:l', quantity: 2 }]))).toBe(1);
    expect(violations(check([item({ includeInStock: false })], [{ _id: 'r:l', quantity: 1 }]))).toBe(1);
  });

  it('wants one credit note of each completed return and one mail of each that has ended', () => {
    const note = {
      _id: 'r/credit-note/1',
      orderId: 'o',
      kind: 'credit-note',
      isIntact: true,
      returnId: 'r',
    };
    const notes = (one: ReturnRecord, count: number) =>
      violations(creditNotesAreThere([one], Array(count).fill(note), now));
    expect([notes(back(), 1), notes(back(), 0), notes(back(), 2), notes(back({ state: 'Declined' }), 1)]).toEqual([
      0, 1, 1, 1,
    ]);
    const mail = (Subject: string, MessageID = Subject) => ({ Subject, MessageID, To: [] });
    const mails = (one: ReturnRecord, ...sent: ReturnType<typeof mail>[]) =>
      violations(returnsWereMailed([], [one], sent, now));
    const done = mail('Your return RT1 has been completed');
    expect(mails(back(), done, done, mail('Your return RT1: approved'), mail('We have your return request RT1'))).toBe(
      0,
    );
    expect(mails(back(), mail('您的退货 RT1 已完成'), mail('您的退货 RT1：未获批准'))).toBe(0);
    expect(mails(back(), done, { ...done, MessageID: 'another' })).toBe(1);
    expect(mails(back())).toBe(1);
    expect(mails(back({ state: 'Declined' }), mail('Your return RT1 has been declined'))).toBe(0);
    expect(mails(back({ state: 'Pending' }), done)).toBe(1);
    const restored = (closed: boolean) => [order({ findings: [{ what: 'return RT1 was processed', closed }] })];
    const pending = (closed: boolean) => returnsWereMailed(restored(closed), [back({ state: 'Pending' })], [done], now);
    expect([pending(false).violations, pending(false).underWay]).toEqual([[], 1]);
    expect(pending(true).violations).toHaveLength(1);
  });
});
