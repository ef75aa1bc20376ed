import { expect, test } from 'vitest';
import { formatMoney, formatPrice } from './money.ts';

test('money is written as Australians write it, with cents', () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(formatMoney(0)).toBe('$0.00');
});

test('a price of zero is Free for a free part and POA for any other', () => {
  expect(formatPrice({ listPrice: 0, isFreePart: true })).toBe('Free');
  expect(formatPrice({ listPrice: 0, isFreePart: false })).toBe('POA');
  expect(formatPrice({ listPrice: 8.95, isFreePart: false })).toBe('$8.95');
});
