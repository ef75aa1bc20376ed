import { expect, test } from 'vitest';
import { recipientsOf } from './recipients.ts';

test('a copy to a look-alike address is a mail of its own', () => {
  expect(recipientsOf('mike@example.com', ['mi\u212ae@example.com'])).toHaveLength(2);
});

test('the buyer and each copy are mailed once, whatever the case of the address', () => {
  expect(recipientsOf('Buyer@example.com', ['copy@example.com', 'COPY@example.com', 'buyer@EXAMPLE.com'])).toEqual([
    { address: 'Buyer@example.com', role: 'buyer' },
    { address: 'copy@example.com', role: 'copy' },
  ]);
});
