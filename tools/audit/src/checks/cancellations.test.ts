import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import { cancellationsFitOrders, refundsMatchCancellations } from './cancellations.ts';
import { capturesMatchOrders } from './money.ts';

const at = new Date(0);

/** Two units of $5.50, delivery for $1.00; one unit was cancelled. */
const order = (over: Partial<OrderRecord> = {}): OrderRecord => ({
  _id: 'o',
  orderNo: 'SL1',
  state: 'Placed',
  placedAt: at,
  lines: [{ lineId: 'l', cleansedPartNo: 'A', quantity: 2, priceCents: 550, isFree: false }],
  totals: { subTotal: 1_100, voucherSaving: 0, deliveryFee: 100, gst: 109, totalToPay: 1_200 },
  delivery: { email: 'a@example.com' },
  remarks: { ccEmails: [] },
  hold: { round: 1 },
  releases: [],
  history: [],
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
