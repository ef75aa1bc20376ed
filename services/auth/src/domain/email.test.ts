import { expect, test } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

test('addresses differ neither by case, nor by blanks around them, nor by how their letters are composed', () => {
  expect(normalizeEmail('  Rene\u0301@Shop.Example ')).toBe('ren\u00e9@shop.example');
});

test('letters that turn into others when lower-cased are kept as what they turn into', () => {
  expect(normalizeEmail('mi\u212ae@shop.example')).toBe('mike@shop.example');
});

test.each(['a@b.example', 'first.last+tag@sub.shop.example', 'rené@shop.example'])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'a',
  'a@b',
  '@shop.example',
  'a@b@shop.example',
  'a b@shop.example',
  'a@shop..example',
  'a@shop.example.',
  'a@shop.example\r\nBcc: x@shop.example',
  '"a"@shop.example',
  'a@<shop.example>',
  '{"$ne":null}',
  `${'a'.repeat(65)}@shop.example`,
  `a@${'b'.repeat(250)}.example`,
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false);
});
