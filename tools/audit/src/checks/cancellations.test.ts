import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { anOrder } from './an-order.ts';
import { cancellationsFitOrders, refundsMatchCancellations } from './cancellations.ts';
import { cancellationsAreFollowed } from './followed-cancellations.ts';
import { capturesMatchOrders } from './money.ts';

const at = new Date(0);

/** Two units of $5.50, delivery for $1.00; one unit was cancelled. */
const order = (over: Partial<OrderRecord> = {}): OrderRecord =>
  anOrder({
    placedAt: at,
    totals: { subTotal: 1_100, voucherSaving: 0, deliveryFee: 100, gst: 109, totalToPay: 1_200 },
    cancellations: [cancellation()],
    ...over,
  });

const cancellation = (over = {}) => ({
  no: 1,
  at,
  lines: [{ lineId: 'l', quantity: 1, refundCents: 550 }],
  deliveryCents: 0,
  refundCents: 550,
  refundedAt: at,
  ...over,
});

const rest = cancellation({ no: 2, deliveryCents: 100, refundCents: 650 });
const refund = (over = {}) => ({ kind: 'refund', orderId: 'o', cents: 550, reference: 'cancel:o:1', ...over });
const capture = (refundedCents: number) => ({ orderId: 'o', transaction: '7', cents: 1_200, refundedCents });

describe('the audit of cancellations', () => {
  it('is content with units, and with a whole order, whose money is back', () => {
    const whole = order({ state: 'Cancelled', cancellations: [cancellation(), rest] });
    for (const one of [order(), whole]) expect(cancellationsFitOrders([one]).violations).toEqual([]);
    expect(refundsMatchCancellations([order()], [refund()]).violations).toEqual([]);
    expect(capturesMatchOrders([order()], [capture(550)]).violations).toEqual([]);
    expect(capturesMatchOrders([whole], [capture(1_200)]).violations).toEqual([]);
  });

  it('waits for a refund under way', () => {
    const waiting = order({ cancellations: [cancellation({ refundedAt: undefined })] });
    expect(refundsMatchCancellations([waiting], [])).toMatchObject({ violations: [], underWay: 1 });
    expect(capturesMatchOrders([waiting], [capture(0)])).toMatchObject({ violations: [], underWay: 1 });
  });

  it('finds a refund that was made twice, never, or of another amount', () => {
    expect(refundsMatchCancellations([order()], [refund(), refund()]).violations).toHaveLength(1);
    expect(refundsMatchCancellations([order()], []).violations).toHaveLength(1);
    expect(refundsMatchCancellations([order()], [refund({ cents: 551 })]).violations).toHaveLength(1);
    expect(capturesMatchOrders([order()], [capture(1_100)]).violations).toHaveLength(1);
  });

  it('finds units that were cancelled twice, and an order that is cancelled in name only', () => {
    const thrice = order({ cancellations: [cancellation(), cancellation({ no: 2 }), cancellation({ no: 3 })] });
    expect(cancellationsFitOrders([thrice]).violations.length).toBeGreaterThan(0);
    expect(cancellationsFitOrders([order({ state: 'Cancelled' })]).violations).toHaveLength(1);
    const open = order({ cancellations: [cancellation(), rest] });
    expect(cancellationsFitOrders([open]).violations).toHaveLength(1);
  });

  it('finds a refund that is not what was paid for the units', () => {
    const wrong = cancellation({ lines: [{ lineId: 'l', quantity: 1, refundCents: 500 }] });
    expect(cancellationsFitOrders([order({ cancellations: [wrong] })]).violations).toHaveLength(2);
  });
});

it('finds a cancelled order whose delivery fee did not come back', () => {
  const never = { ...rest, deliveryCents: 0, refundCents: 550 };
  const whole = order({ state: 'Cancelled', cancellations: [cancellation(), never] });
  expect(cancellationsFitOrders([whole]).violations).toHaveLength(1);
});

describe('the audit of what follows a cancellation', () => {
  const now = new Date(1_000_000);
  const restock = (over = {}) => ({ _id: 'o/1:l', orderId: 'o', cancellationNo: 1, partNo: 'A', quantity: 1, ...over });
  const note = { orderId: 'o', kind: 'credit-note', cancellationNo: 1 };
  const mail = (Subject: string, MessageID = '<1>') => ({ Subject, MessageID, To: [] });
  const partly = mail('Partly cancelled: Southline order SL1');
  const whole = order({ state: 'Cancelled', cancellations: [cancellation(), rest] });
  const followed = {
    restocks: [restock()],
    papers: [note],
    delivered: [partly],
  };
  const violations = (over: Partial<Parameters<typeof cancellationsAreFollowed>[1]>, orders = [order()]) =>
    cancellationsAreFollowed(orders, { ...followed, ...over }, now).flatMap((finding) => finding.violations);

  it('is content when stock, credit note and mail are there once', () => {
    expect(violations({})).toEqual([]);
    const all = {
      restocks: [restock(), restock({ _id: 'o/2:l', cancellationNo: 2 })],
      papers: [note, { ...note, cancellationNo: 2 }],
      delivered: [partly, partly, mail('已取消：Southline 订单 SL1', '<2>')],
    };
    expect(violations(all, [whole])).toEqual([]);
    expect(violations({ delivered: undefined })).toEqual([]);
  });

  it.each([
    ['units that never came back', { restocks: [] }],
    ['units that came back twice', { restocks: [restock(), restock({ _id: 'o/2:l', cancellationNo: 2 })] }],
    ['other units than were cancelled', { restocks: [restock({ quantity: 2 })] }],
    ['a credit note that is missing', { papers: [] }],
    ['a second credit note', { papers: [note, note] }],
    ['a credit note of no cancellation', { papers: [note, { ...note, cancellationNo: 2 }] }],
    ['a mail that is missing', { delivered: [] }],
    ['a second mail', { delivered: [partly, mail(partly.Subject, '<2>')] }],
  ])('finds %s', (_, over) => expect(violations(over)).toHaveLength(1));

  it('waits for a cancellation of just now', () => {
    const none = { restocks: [], papers: [], delivered: [] };
    const found = cancellationsAreFollowed([order()], none, new Date(1_000));
    expect(found.map(({ violations: bad, underWay }) => [bad.length, underWay])).toEqual(Array(3).fill([0, 1]));
  });

  it('wants no credit note where nothing is refunded', () => {
    const free = order({ cancellations: [cancellation({ refundCents: 0 })] });
    expect(violations({ papers: [] }, [free])).toEqual([]);
    expect(violations({}, [free])).toHaveLength(1);
  });
});
