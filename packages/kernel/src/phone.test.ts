import { expect, test } from 'vitest';
import { digits, isPhone, phoneDigits } from './phone.ts';

test.each([
  ['+61 412 345 678', '61412345678'],
  ['(03) 9555-0123 ext', '0395550123'],
  ['0412 345 678 901 234', '04123456789'],
  ['ext', ''],
])('%j is typed, %j is sent', (typed, sent) => {
  expect(phoneDigits(typed)).toBe(sent);
  expect(isPhone(typed)).toBe(false);
  expect(isPhone(sent)).toBe(sent !== '');
});

test('as many digits stay as a field holds', () => {
  expect(digits(4)(' 31 75x9')).toBe('3175');
});
