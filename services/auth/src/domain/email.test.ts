import { expect, test } from 'vitest';
import { normalizeEmail } from './email.ts';

test('addresses differ neither by case, nor by blanks around them, nor by how their letters are composed', () => {
  expect(normalizeEmail('  Rene\u0301@Shop.Example ')).toBe('ren\u00e9@shop.example');
});

test('letters that turn into others when lower-cased are kept as what they turn into', () => {
  expect(normalizeEmail('mi\u212ae@shop.example')).toBe('mike@shop.example');
});
