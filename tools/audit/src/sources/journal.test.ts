import { expect, it } from 'vitest';
import { capturesOf, orderIdOf } from './journal.ts';

it('finds the order of a reference whose id contains dashes', () => {
  expect(orderIdOf('a-b_c-d-12')).toBe('a-b_c-d');
});

it('sets refunds against the capture that they belong to', () => {
  const journal = [
    { type: 'captured', invoiceReference: 'o-1', transactionId: 7, amount: 500 },
    { type: 'declined', invoiceReference: 'o-2', transactionId: 8, amount: 500 },
    { type: 'refunded', originalTransactionId: 7, transactionId: 9, amount: 200 },
    { type: 'refunded', originalTransactionId: 7, transactionId: 10, amount: 100 },
    { type: 'refund-refused', originalTransactionId: 7, amount: 900 },
  ];
  expect(capturesOf(journal)).toEqual([{ orderId: 'o', transaction: '7', cents: 500, refundedCents: 300 }]);
});
