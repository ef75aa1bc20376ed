import { gstOf } from '@southline/kernel/money';
import { numbers } from '@southline/testkit/numbers';
import { expect, test } from 'vitest';
import { gstOfCredit } from './credit-gst.ts';

test('the last of two credit notes of $0.05 each takes the rest of the GST of $0.10', () => {
  const invoice = { totalToPay: 10, gst: gstOf(10) };
  expect(gstOf(5) + gstOf(5)).not.toBe(invoice.gst);
  expect(gstOfCredit(invoice, [], 5)).toBe(0);
  expect(gstOfCredit(invoice, [{ refund: 5, gst: 0 }], 5)).toBe(1);
});

const families = Number(process.env.FAMILIES ?? 300);
test(`the GST of the credit notes of ${families} invoices is that of the invoice, in whatever order they come`, () => {
  const next = numbers(54);
  for (let nth = 0; nth < families; nth += 1) {
    const refunds = Array.from({ length: 1 + next(6) }, () => 1 + next(30_000));
    const totalToPay = refunds.reduce((sum, cents) => sum + cents, 0);
    const invoice = { totalToPay, gst: gstOf(totalToPay) };
    for (let round = 0; round < 3; round += 1) {
      const notes: { refund: number; gst: number }[] = [];
      for (const refund of refunds.toSorted(() => next(3) - 1))
        notes.push({ refund, gst: gstOfCredit(invoice, notes, refund) });
      expect(notes.reduce((sum, { gst }) => sum + gst, 0)).toBe(invoice.gst);
      expect(notes.slice(0, -1).every(({ refund, gst }) => gst === gstOf(refund))).toBe(true);
    }
  }
});
