import { describe, expect, it } from 'vitest';
import { checkHoldKey, holdLines, sameLines, shortOf } from './hold.ts';

describe('the lines of a hold', () => {
  it('are one per part, sorted by part', () => {
    const lines = [
      { partNo: 'B2', quantity: 1 },
      { partNo: 'A1', quantity: 2 },
      { partNo: 'B2', quantity: 3 },
    ];
    expect(holdLines(lines)).toEqual([
      { partNo: 'A1', quantity: 2 },
      { partNo: 'B2', quantity: 4 },
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuse a quantity of %s', (quantity) => {
    expect(() => holdLines([{ partNo: 'A1', quantity }])).toThrow('quantity');
  });

  it('refuse an empty cart', () => {
    expect(() => holdLines([])).toThrow('lines');
  });

  it('are the same only with the same parts and quantities', () => {
    const line = { partNo: 'A1', quantity: 1 };
    expect(sameLines([line], [{ ...line }])).toBe(true);
    expect(sameLines([line], [{ ...line, quantity: 2 }])).toBe(false);
    expect(sameLines([line], [line, { partNo: 'B2', quantity: 1 }])).toBe(false);
  });

  it('fall short by part, with a part that has no stock record at 0', () => {
    const lines = [
      { partNo: 'A1', quantity: 2 },
      { partNo: 'B2', quantity: 2 },
      { partNo: 'C3', quantity: 1 },
    ];
    const available = new Map([
      ['A1', 2],
      ['B2', 1],
    ]);
    expect(shortOf(lines, available)).toEqual({ B2: 1, C3: 0 });
  });
});

it('a round counts from 1', () => {
  expect(() => checkHoldKey({ orderId: 'o', round: 0 })).toThrow('round');
  expect(() => checkHoldKey({ orderId: '', round: 1 })).toThrow('order');
});
