import { expect, test } from 'vitest';
import type { Quote } from './ports.ts';
import { reorderedLine } from './reorder.ts';
import { aLine } from './testing.ts';

const line = aLine({ partNo: 'SL-1', cleansedPartNo: 'SL1', quantity: 5, priceCents: 1000 });
const quote = (over: Partial<Quote> = {}): Quote => {
  const { lineId: _, quantity: __, ...part } = line;
  return { ...part, orderable: true, supersededBy: '', ...over };
};

test('the same part is ordered in the same quantity, without a word', () => {
  expect(reorderedLine(line, quote({ priceCents: 1200 }))).toMatchObject({ oldPrice: 1000, quantity: 5, reason: '' });
});

test('a quantity is rounded up to today’s multiple, and to no more than a line holds', () => {
  expect(reorderedLine(line, quote({ minQuantity: 4 })).quantity).toBe(8);
  expect(reorderedLine(aLine({ quantity: 999 }), quote({ minQuantity: 10 })).quantity).toBe(990);
});

test('a successor comes with the reason; what is not sold is named', () => {
  const next = quote({ partNo: 'SL-2', cleansedPartNo: 'SL2' });
  expect(reorderedLine(line, next).reason).toBe('SL-1 was replaced by SL-2.');
  for (const none of [undefined, quote({ orderable: false })]) {
    const left = reorderedLine(line, none);
    expect(left).toMatchObject({ quantity: 0, reason: 'SL-1 is no longer sold.' });
    expect(left.part).toBeUndefined();
  }
});
