import { expect, test } from 'vitest';
import { normalizeEmail } from './email.ts';

test('addresses differ neither by case, nor by blanks around them, nor by how their letters are composed', () => {
  expect(normalizeEmail('  Rene\u0301@Shop.Example ')).toBe('ren\u00e9@shop.example');
});

test('letters that change when lower-cased are stored in their lower-case form', () => {
  expect(normalizeEmail('mi\u212ae@shop.example')).toBe('mike@shop.example');
});
