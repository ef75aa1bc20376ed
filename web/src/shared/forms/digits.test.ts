import { expect, test } from 'vitest';
import { cleanPhone, digits } from './digits.ts';

test('a phone number is its digits, eleven at most, cleaned before it is cut', () => {
  expect(cleanPhone('+61 412 345 678')).toBe('61412345678');
  expect(cleanPhone('(03) 9555-0123 ext')).toBe('0395550123');
  expect(cleanPhone('0412 345 678 901 234')).toBe('04123456789');
});

test('as many digits stay as a field holds', () => {
  expect(digits(4)(' 31 75x9')).toBe('3175');
});
