import { expect, test } from 'vitest';
import { digits, isPhone, phoneInput, readPhone } from './phone.ts';

/** Spellings from bug trackers and from forms of dealers, and the number that they mean. */
const spellings = [
  ['0412 345 678', '0412345678'],
  ['0412-345-678', '0412345678'],
  ['0412.345.678', '0412345678'],
  ['+61 412 345 678', '61412345678'],
  ['+61 (0)412 345 678', '61412345678'],
  ['+61 0412 345 678', '61412345678'],
  ['61 0412 345 678', '61412345678'],
  ['0061 412 345 678', '61412345678'],
  ['0011 61 412 345 678', '61412345678'],
  ['0011 61 (0)412 345 678', '61412345678'],
  ['+61 1300 555 019', '1300555019'],
  ['+61 13 12 34', '131234'],
  ['1300 555 019', '1300555019'],
  ['1800 555 019', '1800555019'],
  ['13 12 34', '131234'],
  ['(03) 9555-0123', '0395550123'],
  ['(03) 9555 0123 ext 12', '0395550123'],
  ['03 9555 0123 x12', '0395550123'],
  ['03 9555 0123, Extn. 4021', '0395550123'],
  ['(03) 9555 0123 #7', '0395550123'],
  ['Mob: 0412 345 678', '0412345678'],
  ['Ph. (03) 9555 0123', '0395550123'],
  ['tel:+61412345678', '61412345678'],
  ["'0412345678", '0412345678'],
  ['+64 21 123 45678', '02112345678'],
  ['+64 (0)21 123 4567', '64211234567'],
  ['0064 9 555 0123', '6495550123'],
  ['021 123 45678', '02112345678'],
  ['+1 415 555 0123', '14155550123'],
  ['０４１２　３４５　６７８', '0412345678'],
  ['\u202a+61 412 345 678\u202c', '61412345678'],
  ['0412\u2011345\u2013678', '0412345678'],
  ['6104 1234', '61041234'],
  ['', ''],
];

test.each(spellings)('%j means %j', (typed, number) => expect(readPhone(typed)).toBe(number));

test.each([
  '02 9555 0142 / 0412 555 014',
  '02 9555 0142 or 0412 555 014',
  '02 9555 0142 0412 555 014',
  '13 12 34/5',
  '+44 20 7946 0958',
  '+86 138 0013 8000',
  'O412 345 678',
  '13 CATS',
  '0412 345 678 (after 5pm)',
  '0412 345 678 901 234',
  'ext 12',
  '٠٤١٢٣٤٥٦٧٨',
  '+',
])('%j is no single number of at most 11 digits', (typed) => expect(readPhone(typed)).toBeUndefined());

test.each(spellings)('%j typed key by key or pasted is still read as %j', (typed, number) => {
  const byKeys = [...typed].reduce((field, key) => phoneInput(field + key), '');
  expect([readPhone(byKeys), readPhone(phoneInput(typed))]).toEqual([number, number]);
});

test.each([
  ['0412 345 678', '0412345678'],
  ['+61 (0)412 345 678', '61412345678'],
  ['０４１２３４５６７８', '0412345678'],
  ['0412345678901234', '04123456789'],
  ['+64 21 123 45678', '02112345678'],
])('a field shows %j as %j', (typed, shown) => {
  expect(phoneInput(typed)).toBe(shown);
  expect(isPhone(shown)).toBe(true);
});

test.each(['02 9555 0142 / 0412 555 014', '02 9555 0142 0412 555 014', '+44 20 7946 0958'])(
  'a field does not cut %j to a number of somebody else',
  (typed) => expect(readPhone(phoneInput(typed))).toBeUndefined(),
);

test('as many digits stay as a field holds', () => {
  expect(digits(4)(' 31 75x9')).toBe('3175');
  expect(digits(4)('３０００')).toBe('3000');
});
