import { expect, test } from 'vitest';
import { cleanEmail, isEmailAddress } from './email-address.ts';

test.each(['workshop@example.com', ' robin.lee+parts@mail.example.co.nz '])('"%s" is an address', (typed) => {
  expect(isEmailAddress(typed)).toBe(true);
});

test.each([
  ['no @', 'robin'],
  ['nothing behind it', 'robin@'],
  ['nothing before it', '@example.com'],
  ['two of them', 'a@b@c.com'],
  ['a blank', 'a b@example.com'],
  ['no dot', 'robin@example'],
  ['two dots in a row', 'robin@example..com'],
  ['an ending of one letter', 'a@b.c'],
  ['two addresses', 'a@example.com,b@example.com'],
  ['more than 254 characters', `${'a'.repeat(243)}@example.com`],
])('%s is no address', (_, typed) => {
  expect(isEmailAddress(typed)).toBe(false);
});

test('what is typed keeps what an address can hold', () => {
  expect(cleanEmail(' <robin.lee+parts@example.com> ')).toBe('robin.lee+parts@example.com');
});
