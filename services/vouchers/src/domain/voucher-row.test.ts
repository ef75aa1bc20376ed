import { describe, expect, it } from 'vitest';
import { toVoucher, type VoucherRow } from './voucher-row.ts';

const now = new Date('2026-03-01T00:00:00Z');
const row = (over: VoucherRow = {}) => toVoucher({ code: 'save 10', title: '10 % off', benefit: '10 %', ...over }, now);

describe('a row', () => {
  it.each([
    { text: '12.5 %', benefit: { kind: 'percentage', basisPoints: 1_250 } },
    { text: '$25', benefit: { kind: 'fixed', cents: 2_500 } },
    { text: 'free delivery', benefit: { kind: 'free-delivery' } },
    { text: 'free part SL-1', benefit: { kind: 'free-part', partNo: 'SL-1', quantity: 1 } },
    { text: 'buy 3 get 1', benefit: { kind: 'buy-n-get', buy: 3, get: 1 } },
  ])('gives $text', ({ text, benefit }) => {
    expect(row({ benefit: text }).benefit).toEqual(benefit);
  });

  it('has a code in capitals, is for everything from now on, and combinable, unless it says otherwise', () => {
    expect(row()).toEqual({
      code: 'SAVE10',
      title: '10 % off',
      benefit: { kind: 'percentage', basisPoints: 1_000 },
      from: now,
      until: undefined,
      limit: undefined,
      limitPerBuyer: undefined,
      minimumCents: 0,
      membersOnly: false,
      combinable: true,
      scope: { categoryIds: [], partNos: [], words: '' },
    });
  });

  it('matches parts by their cleansed numbers', () => {
    expect(row({ parts: 'A-1  B-2' }).scope.partNos).toEqual(['A1', 'B2']);
  });

  it('ends with its last day in Melbourne, over a change of clocks too', () => {
    const { from, until } = row({ from: '2026-04-04', until: '2026-04-05' });
    expect([from.toISOString(), until?.toISOString()]).toEqual([
      '2026-04-03T13:00:00.000Z',
      '2026-04-05T14:00:00.000Z',
    ]);
  });

  it('names every problem', () => {
    expect(() => row({ code: 'ä', benefit: 'lots', limit: '0', until: '2026-13-01' })).toThrow(
      /code: .*; benefit: .*; until: .*; limit: /,
    );
  });

  it.each(['0 %', '101 %', '$0', 'buy 0 get 1', ''])('refuses the benefit "%s"', (benefit) => {
    expect(() => row({ benefit })).toThrow('benefit');
  });

  it('cannot end before it begins', () => {
    expect(() => row({ from: '2026-05-02', until: '2026-05-01' })).toThrow('until');
  });
});
