import { describe, expect, it } from 'vitest';
import { paidForLine, refundOfUnits } from './refund.ts';

const line = { price: 1_000, quantity: 3, discount: 100 };

describe('a refund of units of a line', () => {
  it('refunds the amount paid for the units; the last unit takes the rest', () => {
    expect([0, 1, 2].map((refunded) => refundOfUnits(line, refunded, 1))).toEqual([967, 967, 966]);
    expect(refundOfUnits(line, 0, 3)).toBe(2_900);
    expect(paidForLine(line)).toBe(2_900);
  });

  it('gives the price back where no voucher was used, and nothing for a free part', () => {
    expect(refundOfUnits({ ...line, discount: 0 }, 1, 2)).toBe(2_000);
    expect(refundOfUnits({ price: 0, quantity: 2, discount: 0 }, 0, 2)).toBe(0);
    expect(refundOfUnits({ ...line, discount: 3_000 }, 0, 3)).toBe(0);
  });

  it('gives nothing for no units', () => {
    expect(refundOfUnits(line, 3, 0)).toBe(0);
  });

  it.each([
    [0, 4],
    [2, 2],
    [-1, 1],
    [0, -1],
    [0, 0.5],
    [Number.NaN, 1],
  ])('refuses units that the line does not have: %d, then %d', (refunded, units) => {
    expect(() => refundOfUnits(line, refunded, units)).toThrow(RangeError);
  });
});
