import { expect, test } from 'vitest';
import { isCommon } from '../passwords/argon2-passwords.ts';
import { isTooWeak } from './password-policy.ts';

const holder = { email: 'pat.kowalczyk@workshop.example', firstName: 'Patricia', lastName: 'Kowalczyk' };
const weak = (password: string) => isTooWeak(password, holder, isCommon);

test.each([
  ['ten characters are enough', 'vq8Lmz2wXe'],
  ['no kind of character is asked for', 'umbrella tulip marble'],
  ['digits alone may do', '8391027465'],
  ['letters beyond ASCII count as one', 'żółćżółćgęś'],
  ['a name in a long sentence is no harm', 'patricia walks nine grey dogs'],
])('%s', (_, password) => {
  expect(weak(password)).toBe(false);
});

test.each([
  ['too short', 'vq8Lmz2wX'],
  ['too long', 'ab3'.repeat(43)],
  ['leaked as it is', 'qwertyuiop'],
  ['leaked, in capitals', 'QWERTYUIOP'],
  ['a leaked word with a year', 'football2024'],
  ['a leaked word with digits before it', '12345password'],
  ['a leaked word in disguise', 'P@$$w0rd123'],
  ['a leaked word twice', 'monkeymonkey'],
  ['a leaked word thrice', 'dragondragondragon'],
  ['one sign', 'aaaaaaaaaaaa'],
  ['two signs in turn', 'abababababab'],
  ['counting', '1234567890'],
  ['counting down', '9876543210'],
  ['the alphabet', 'abcdefghijklm'],
  ['the product', 'Southline2024!'],
  ['the product and little else', 'mySouthline1'],
  ['the trade', 'spareparts99'],
  ['the own name', 'Patricia1990'],
  ['both names', 'patriciakowalczyk'],
  ['both names, with dots', 'Patricia.Kowalczyk.1'],
  ['the own address', 'pat.kowalczyk@workshop.example'],
])('%s is too weak', (_, password) => {
  expect(weak(password)).toBe(true);
});

test('length counts letters as people do, however they are composed', () => {
  const composed = 'é'.repeat(2);
  expect(weak(`${composed}qz7mwxk`.normalize('NFD'))).toBe(true);
  expect(weak(`${composed}qz7mwxkp`.normalize('NFD'))).toBe(false);
});

test('thousands of leaked passwords of full length are known, each of them refused', () => {
  const bases = ['football', 'sunshine', 'princess', 'baseball', 'superman', 'computer', 'michelle', 'jennifer'];
  const years = Array.from({ length: 60 }, (_, at) => String(1970 + at));
  const built = bases.flatMap((base) => [
    ...years.map((year) => base + year),
    ...years.map((year) => `${year}${base}!`),
  ]);
  expect(built.filter((password) => !weak(password))).toEqual([]);
});
