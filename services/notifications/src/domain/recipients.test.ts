import { expect, test } from 'vitest';
import { isAddress, recipientsOf } from './recipients.ts';

test('the buyer and each copy are mailed once, whatever the case of the address', () => {
  expect(recipientsOf('Buyer@example.com', ['copy@example.com', 'COPY@example.com', 'buyer@EXAMPLE.com'])).toEqual([
    { address: 'Buyer@example.com', role: 'buyer' },
    { address: 'copy@example.com', role: 'copy' },
  ]);
});

test.each([
  '',
  'nobody',
  'a@b',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'Name <a@example.com>',
  '"a"@example.com',
  'a@example.com.',
  'a b@example.com',
  'a\u202e@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is no address', (text) => {
  expect(isAddress(text)).toBe(false);
});

test.each(['a@example.com', "o'brien+parts@sub.example.com.au", 'jörg@example.org'])('%s is an address', (text) => {
  expect(isAddress(text)).toBe(true);
});
