import { expect, test } from 'vitest';
import {
  isEmailAddress,
  isMoreThanAnAddress,
  isSameAddress,
  mailboxOf,
  maskedAddress,
  normalizedAddress,
  readAddress,
  splitAddresses,
} from './email.ts';

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

test.each([
  ['ʦ', 'ts'],
  ['ﬁ', 'fi'],
  ['𝐤', 'k'],
  ['ⓚ', 'k'],
  ['к', 'k'],
])('the look-alike %s makes another mailbox', (letter, text) => {
  expect(mailboxOf(`ro${letter}in@example.com`)).not.toBe(mailboxOf(`ro${text}in@example.com`));
});

test('dots make another mailbox elsewhere', () => {
  expect(mailboxOf('r.obin@example.com')).not.toBe(mailboxOf('robin@example.com'));
});

test('a masked address shows its first character and its host', () => {
  expect(maskedAddress('kim.lee@example.com')).toBe('k…@example.com');
  expect(maskedAddress('nothing')).toBe('…');
});

test('addresses are equal by letter case and by how their letters are composed', () => {
  expect(normalizedAddress('  Rene\u0301@Shop.Example ')).toBe('ren\u00e9@shop.example');
});

/** Every letter and sign of Unicode beyond ASCII. */
const beyondAscii = Array.from({ length: 0x110000 - 0x80 }, (_, nth) => nth + 0x80)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[^\p{Cn}\p{Co}\p{Script=Han}\p{Script=Hangul}]/u.test(sign));
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

test('no sign of Unicode makes an address equal to an ASCII address', () => {
  const ascii = beyondAscii.filter((sign) => isAscii(normalizedAddress(`a${sign}b@shop.example`)));
  expect(ascii).toEqual([]);
});

test('the form of a form is the form', () => {
  const changed = beyondAscii.filter((sign) => {
    const form = normalizedAddress(`a${sign}b@shop.example`);
    return normalizedAddress(form) !== form;
  });
  expect(changed).toEqual([]);
});

test.each([
  ['full-width letters and signs', 'ｌｉ＠ｓｈｏｐ．ｅｘａｍｐｌｅ', 'li@shop.example'],
  ['ideographic full stops', 'li@shop。example', 'li@shop.example'],
  ['invisible signs', '\u200bl\u00adi@shop\u2060.example\ufeff', 'li@shop.example'],
  ['joiners', 'l\u200ci\u200d@shop.example', 'li@shop.example'],
  ['blanks around it', '\u3000li@shop.example\u00a0', 'li@shop.example'],
])('%s are read as the mailbox has them', (_, typed, address) => {
  expect(readAddress(typed)).toBe(address);
});

test('letter case and other letters stay as typed', () => {
  for (const typed of ['Li@Shop.Example', 'rené@shop.example', 'a@parʦ.example', 'a@раrts.example', 'a b@shop.example'])
    expect(readAddress(typed)).toBe(typed);
});

test('a typed address is the stored one in any case and width, also if an earlier release stored it as typed', () => {
  expect(isSameAddress('Li@Shop.example', ' ｌI@shop.example')).toBe(true);
  expect(isSameAddress('ｌi@shop.example', 'ｌi@shop.example')).toBe(true);
  expect(isSameAddress('mi\u212ae@shop.example', 'mike@shop.example')).toBe(false);
  expect(isSameAddress('a@parts.example', 'a@parʦ.example')).toBe(false);
});

test('a full-width semicolon separates addresses too', () => {
  expect(splitAddresses('a@example.com；b@example.com')).toEqual(['a@example.com', 'b@example.com']);
});
