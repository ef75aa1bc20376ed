import { expect, test } from 'vitest';
import { quantityOf, typedQuantity } from './typed-quantity.ts';

test.each([
  ['', 0, undefined],
  ['12', 12, undefined],
  ['１２', 12, undefined],
  ['1,000', 1000, undefined],
  ['2 dozen', 24, undefined],
  ['2.5', 0, '2.5'],
  ['0', 0, '0'],
  ['-3', 0, '-3'],
  ['1.000', 0, '1.000'],
])('the quantity "%s" is %i, unread %s', (text, quantity, unread) => {
  expect(quantityOf(text)).toMatchObject({ quantity, unread });
});

test('no digit is dropped while a quantity is typed', () => {
  const steps = ['2', '2.', '2.5'].map(typedQuantity);
  expect(steps.map(({ quantity, unread }) => unread ?? quantity)).toEqual([2, '2.', '2.5']);
});
