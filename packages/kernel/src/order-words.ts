/** The fixed words that documents and mails print beside the facts of an order. */
export interface OrderWords {
  readonly subTotal: string;
  /** Includes the codes of the vouchers, if any. */
  readonly saving: (codes: readonly string[]) => string;
  readonly delivery: string;
  readonly totalToPay: string;
  readonly totalPaid: string;
  readonly balance: string;
  readonly gstIncluded: string;
  /** For a part, or for delivery without a fee. */
  readonly free: string;
  /** For a price that is advised later. */
  readonly advised: string;
  /** Between two facts on one line. */
  readonly comma: string;
  readonly cardEnding: (digits: string) => string;
  readonly reference: (transaction: string) => string;
  readonly deliverTo: string;
  readonly shipsFrom: string;
  readonly dealer: string;
  readonly paidByCard: string;
  /** Remarks of the buyer that fit on one line. */
  readonly remarks: { readonly businessName: string; readonly purchaseOrderNo: string };
  readonly notes: string;
}

/** Documents are always in English: accountants and the tax office read them. */
export const englishOrderWords: OrderWords = {
  subTotal: 'Subtotal',
  saving: (codes) => (codes.length > 0 ? `Voucher saving (${codes.join(', ')})` : 'Voucher saving'),
  delivery: 'Delivery',
  totalToPay: 'TOTAL TO PAY',
  totalPaid: 'TOTAL PAID',
  balance: 'Balance',
  gstIncluded: 'GST included',
  free: 'Free',
  advised: 'Price to be advised',
  comma: ', ',
  cardEnding: (digits) => `ending in ${digits}`,
  reference: (transaction) => `ref. ${transaction}`,
  deliverTo: 'Deliver to',
  shipsFrom: 'Ships from',
  dealer: 'Your dealer',
  paidByCard: 'Paid by card',
  remarks: { businessName: 'Business name', purchaseOrderNo: 'Purchase order no' },
  notes: 'Notes',
};
