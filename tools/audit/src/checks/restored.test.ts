import { expect, test } from 'vitest';
import { numbersIn } from '../sources/journal.ts';
import type { OrderRecord } from '../sources/orders.ts';
import { capturesMatchOrders } from './money.ts';
import { numbersAreUnique } from './orders.ts';
import { invoiceNumbersAreGapless, type PaperRecord } from './papers.ts';

const order = { _id: 'o-1', orderNo: 'SL1', state: 'Placed', totals: { totalToPay: 5 } } as unknown as OrderRecord;
const violations = ({ violations: found }: { violations: readonly string[] }) => found.length;

test('a number that the provider knows for an order that was forgotten is given twice', () => {
  const shown = (invoiceReference: string) =>
    numbersIn([{ type: 'access-code-created', invoiceNumber: 'SL1', invoiceReference }]);
  expect(violations(numbersAreUnique([order], shown('o-1-2')))).toBe(0);
  expect(violations(numbersAreUnique([order], shown('o-9-1')))).toBe(1);
  expect(violations(numbersAreUnique([], [...shown('o-8-1'), ...shown('o-9-1')]))).toBe(1);
});

test('a capture without an order is explained by its refund alone', () => {
  const capture = { orderId: 'gone', transaction: '1', cents: 5 };
  const kept = { orderId: 'o-1', transaction: '2', cents: 5, refundedCents: 0 };
  expect(violations(capturesMatchOrders([order], [kept, { ...capture, refundedCents: 5 }]))).toBe(0);
  expect(violations(capturesMatchOrders([order], [kept, { ...capture, refundedCents: 4 }]))).toBe(1);
});

test('the invoice series skips the recorded numbers only', () => {
  const papers = ['INV-100001', 'INV-100004'].map((invoiceNo) => ({ kind: 'tax-invoice', invoiceNo }) as PaperRecord);
  expect(violations(invoiceNumbersAreGapless(papers))).toBe(1);
  expect(violations(invoiceNumbersAreGapless(papers, ['INV-100002', 'INV-100003']))).toBe(0);
  expect(violations(invoiceNumbersAreGapless([...papers, ...papers], ['INV-100002', 'INV-100003']))).toBe(2);
});
