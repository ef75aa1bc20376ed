import { expect, test } from 'vitest';
import { isEmailAddress, isMoreThanAnAddress, mailboxOf, maskedAddress, splitAddresses } from './email.ts';

test.each([
  'a@b.example',
  ' robin.lee+parts@mail.example.co.nz ',
  'rené@shop.example',
  'a@münchen.example',
  '李@例子.example',
  "o'neil@a-b.example",
])('"%s" is an address', (typed) => {
  expect(isEmailAddress(typed)).toBe(true);
});

test.each([
  '',
  'robin',
  'robin@',
  'josé@',
  '@example.com',
  'robin@example',
  'a@b@c.com',
  'a b@example.com',
  'robin@example..com',
  'robin@example.com.',
  'a@b.c',
  'a@shop_1.example',
  'a@-shop.example',
  'a@shop-.example',
  '"a"@shop.example',
  'a@<shop.example>',
  'a@[192.0.2.1]',
  'a@example.com,b@example.com',
  'a@shop.example\r\nBcc: x@shop.example',
  'a\u200bb@shop.example',
  'Robin Lee <robin@example.com>',
  '{"$ne":null}',
  `${'a'.repeat(65)}@shop.example`,
  `a@${'b'.repeat(250)}.example`,
])('%j is no address', (typed) => {
  expect(isEmailAddress(typed)).toBe(false);
});

test('a long text without an address is judged at once', () => {
  expect(isEmailAddress(`a@${'b-'.repeat(120)}`)).toBe(false);
  expect(isEmailAddress(`a@${'a.'.repeat(120)}!`)).toBe(false);
});

test('an address with a name, brackets or a second address is more than one', () => {
  for (const typed of ['Robin Lee <robin@example.com>', '<robin@example.com>', 'a@b.example, c@d.example'])
    expect(isMoreThanAnAddress(typed)).toBe(true);
  for (const typed of ['robin', 'josé@', 'robin@example', ' robin@example.com '])
    expect(isMoreThanAnAddress(typed)).toBe(false);
});

test('addresses in one field are separated by semicolons; empty items are ignored', () => {
  expect(splitAddresses(' a@example.com;; b@example.com ; ')).toEqual(['a@example.com', 'b@example.com']);
});

test.each([
  ['capitals and blanks', ' Robin@Example.COM', 'robin@example.com'],
  ['a plus tag', 'robin+offers@example.com', 'robin@example.com'],
  ['dots where the provider ignores them', 'r.o.bin@googlemail.com', 'robin@gmail.com'],
  ['full-width letters', 'ｒobin@example.com', 'robin@example.com'],
])('%s make no other mailbox', (_, email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('dots make another mailbox elsewhere', () => {
  expect(mailboxOf('r.obin@example.com')).not.toBe(mailboxOf('robin@example.com'));
});

test('a masked address shows its first character and its host', () => {
  expect(maskedAddress('kim.lee@example.com')).toBe('k…@example.com');
  expect(maskedAddress('nothing')).toBe('…');
});
