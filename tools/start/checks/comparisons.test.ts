import { expect, test } from 'vitest';
import { checkComparisons, problemsOfComparisons } from './comparisons.ts';

const file = 'services/orders/src/storage/any.ts';

test.each([
  ["orders(mongo).find({ email }, { collation: { locale: 'en', strength: 2 } })", 'collation'],
  ["const plain = { locale: 'en', strength: 2 };", 'collation'],
  ['const withoutCase: CollationOptions = rules;', 'collation'],
  ['const same = recipient.address.toLowerCase();', 'form of an address'],
  ['sha256Hex(email.trim().toLowerCase())', 'form of an address'],
  ["order.deliveryEmail.normalize('NFKC')", 'form of an address'],
])('%s is refused', (text, word) => {
  expect(problemsOfComparisons(file, text)).toEqual([expect.stringContaining(word)]);
});

test.each([
  '// A collation makes look-alikes equal.',
  'const key = normalizedAddress(email);',
  "addressLine.normalize('NFKD')",
  'orders(mongo).find({ normalizedEmail })',
  'const code = typed.toUpperCase();',
])('%s is allowed', (text) => {
  expect(problemsOfComparisons(file, text)).toEqual([]);
});

test('a collation may sort the names of vehicles', () => {
  expect(problemsOfComparisons('services/catalogue/src/storage/generations.ts', 'strength: 2')).toEqual([]);
});

test('the code has no such comparison', async () => {
  expect(await checkComparisons()).toEqual({ ok: true, reason: '' });
});
