import { describe, expect, it } from 'vitest';
import { formatMoney, fromDollars, gstOf } from './money.ts';

describe('money', () => {
  it('takes GST as a eleventh of the total, rounded half up', () => {
    expect([0, 5, 6, 11, 16, 17, 1100, 9999].map(gstOf)).toEqual([0, 0, 1, 1, 1, 2, 100, 909]);
  });

  it('rounds every total to the nearest cent of GST', () => {
    for (let total = 0; total < 5000; total += 1) expect(Math.abs(gstOf(total) * 11 - total)).toBeLessThanOrEqual(5.5);
  });

  it('reads dollars with at most two decimals and refuses more', () => {
    expect([19.99, 0.1 + 0.2, 4.35, -1, 1.005].map(fromDollars)).toEqual([1999, 30, 435, -100, Number.NaN]);
  });

  it('prints Australian dollars', () => {
    expect(formatMoney(123450)).toBe('$1,234.50');
  });
});
