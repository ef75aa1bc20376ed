import { dayMs } from '@southline/kernel/clock';
import type { AccessCodeOrder, RefundRequest } from '../domain/ports.ts';

const currency = 'AUD';
/** The provider refuses texts that are longer. */
const longest = 50;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text up to the limit, cut between two characters as people see them. */
const cut = (text: string): string => {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
};

/** For addresses and numbers, which would be those of somebody else after a cut: the whole text or none. */
const whole = (text: string): string => (text.length <= longest ? text : '');

export const accessCodeRequest = ({ reference, orderNo, amountCents, redirectUrl, buyer }: AccessCodeOrder) => ({
  Method: 'ProcessPayment',
  TransactionType: 'Purchase',
  RedirectUrl: redirectUrl,
  Payment: {
    TotalAmount: amountCents,
    InvoiceNumber: orderNo,
    InvoiceReference: reference,
    InvoiceDescription: `Order ${orderNo}`,
    CurrencyCode: currency,
  },
  Customer: {
    FirstName: cut(buyer.firstName),
    LastName: cut(buyer.lastName),
    Street1: cut(buyer.street),
    City: cut(buyer.locality),
    State: whole(buyer.state),
    PostalCode: whole(buyer.postcode),
    Country: 'au',
    Phone: whole(buyer.phone),
    Email: whole(buyer.email),
  },
});

export const refundRequest = ({ transaction, cents, reference, orderNo }: RefundRequest) => ({
  Refund: {
    TransactionID: transaction,
    TotalAmount: cents,
    InvoiceNumber: orderNo,
    InvoiceReference: reference,
    InvoiceDescription: `Refund of order ${orderNo}`,
    CurrencyCode: currency,
  },
});

/** Small enough for the largest answer that is read. */
export const settlementPageSize = 200;

/**
 * The dates are days of the bank, and settlement follows the payment. So the period is extended by a day at both ends.
 */
export const settlementPage = (from: Date, to: Date, page: number): URLSearchParams => {
  const day = (at: Date, shift: number) => new Date(at.getTime() + shift * dayMs).toISOString().slice(0, 10);
  return new URLSearchParams({
    ReportMode: 'TransactionOnly',
    StartDate: day(from, -1),
    EndDate: day(to, 1),
    Page: String(page),
    PageSize: String(settlementPageSize),
  });
};
