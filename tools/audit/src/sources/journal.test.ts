import { expect, it } from 'vitest';
import { capturesOf, orderIdOf, withoutAccepted } from './journal.ts';

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

it('leaves out a foreign capture that a person has accepted, and names one that goes back as the ledger does', () => {
  const of = (transaction: string) => ({ orderId: 'PHONE', transaction, cents: 500, refundedCents: 0 });
  const foreign = ['1', '2', '3'].map((transaction) => ({
    _id: `foreign:${transaction}`,
    transaction,
    ...(transaction !== '3' && { decided: 'by kim' }),
  }));
  const own = { ...of('4'), orderId: 'o' };
  expect(withoutAccepted([of('1'), of('2'), of('3'), own], foreign, new Set(['2', '4']))).toEqual([
    { ...of('2'), orderId: 'foreign:2' },
    { ...of('3'), orderId: 'foreign:3' },
    own,
  ]);
});
