import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../sources/orders.ts';
import type { ReturnItemRecord } from '../sources/returns.ts';
import { anOrder } from './an-order.ts';
import { creditsAgree, freePartsGoWithTheirCondition, gstComesBack } from './credits.ts';

const at = new Date(0);
const gift = { lineIds: ['bulb'], minimumCents: 0, valueCents: 500 };

/** A bulb with a globe that is free with it. Both were sent. */
const order = (over: Partial<OrderRecord> = {}): OrderRecord =>
  anOrder({
    placedAt: at,
    lines: [
      { lineId: 'bulb', cleansedPartNo: 'A', quantity: 1, priceCents: 1_100, isFree: false },
      { lineId: 'globe', cleansedPartNo: 'B', quantity: 1, priceCents: 0, isFree: true, gift },
    ],
    parcels: [{ no: 1, lines: ['bulb', 'globe'].map((lineId) => ({ lineId, quantity: 1 })), deliveredAt: at }],
    ...over,
  });

const item = (lineId: string): ReturnItemRecord => ({
  _id: lineId,
  returnId: 'r',
  returnState: 'Completed',
  orderId: 'o',
  lineId,
  response: 'Approved',
  quantity: 1,
  refundCents: 1_100,
  priceCents: 1_100,
  reason: 1,
});

const refund = (over = {}) => ({
  returnNo: 'RA1',
  refundCents: 600,
  keptCents: 500,
  gstCents: 55,
  lines: [{ lineId: 'bulb', quantity: 1 }],
  ...over,
});
const kept = order({ returnRefunds: [refund()] });
const back = (...lineIds: string[]) => ({ returns: [], items: lineIds.map(item) });

describe('the audit of refunds', () => {
  it('finds a free part whose price was not kept back, was kept back twice, or although it came back', () => {
    const check = freePartsGoWithTheirCondition;
    expect(check([kept], back('bulb')).violations).toEqual([]);
    expect(check([order()], back('bulb', 'globe')).violations).toEqual([]);
    expect(check([order()], back()).violations).toEqual([]);
    expect(check([order()], back('bulb')).violations).toHaveLength(1);
    expect(check([kept], back('bulb', 'globe')).violations).toHaveLength(1);
    expect(check([order({ returnRefunds: [refund(), refund()] })], back('bulb')).violations).toHaveLength(1);
  });

  it('finds an order given back in full whose GST did not come back in full', () => {
    const whole = (gstCents: number) =>
      order({ returnRefunds: [refund(), refund({ refundCents: 500, keptCents: -500, gstCents })] });
    expect(gstComesBack([whole(45)]).violations).toEqual([]);
    expect(gstComesBack([whole(46)]).violations).toHaveLength(1);
    expect(gstComesBack([kept]).violations).toEqual([]);
  });

  it('finds a credit note or a return with another refund or GST than the order', () => {
    const note = { key: 'RA1', refundCents: 600, gstCents: 55 };
    expect(creditsAgree([kept], [], [note]).violations).toEqual([]);
    expect(creditsAgree([kept], [], [{ ...note, gstCents: 54 }]).violations).toHaveLength(1);
    expect(creditsAgree([kept], [], [{ ...note, refundCents: 1_100 }]).violations).toHaveLength(1);
    const paidBack = {
      _id: 'r',
      returnNo: 'RA1',
      state: 'Completed',
      order: { orderId: 'o', paidByCard: true },
    } as const;
    expect(creditsAgree([kept], [{ ...paidBack, refundCents: 600, gstCents: 55 }], []).violations).toEqual([]);
    expect(creditsAgree([kept], [{ ...paidBack, refundCents: 600, gstCents: 54 }], []).violations).toHaveLength(1);
  });
});
