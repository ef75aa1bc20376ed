import { type Cents, formatMoney } from './money.ts';
import { englishOrderWords, type OrderWords } from './order-words.ts';

/** How a line is priced; `advised`: its price is not known yet and is not in the totals. */
export type Pricing = 'priced' | 'free' | 'advised';

/** Sums of an order, GST included. */
export interface OrderSums {
  readonly subTotal: Cents;
  readonly voucherSaving: Cents;
  readonly deliveryFee: Cents;
  readonly gst: Cents;
  readonly totalToPay: Cents;
}

export interface SumText {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** The payment of an order; the digits are empty if the card provider does not report them. */
export interface CardPayment {
  readonly transaction: string;
  readonly cardLastFour: string;
}

/** "ending in 1111, ref. 1012345" */
export const cardText = ({ transaction, cardLastFour }: CardPayment, words: OrderWords = englishOrderWords): string =>
  [cardLastFour && words.cardEnding(cardLastFour), words.reference(transaction)].filter(Boolean).join(words.comma);

/** An amount of a line as documents and mails print it. */
export const amountText = (pricing: Pricing, cents: Cents, words: OrderWords = englishOrderWords): string => {
  if (pricing === 'free') return words.free;
  return pricing === 'advised' ? words.advised : formatMoney(cents);
};

/** Which lines of an order are on its tax invoice: `none` means that it has no tax invoice. */
export type Invoiced = 'all' | 'some' | 'none';

/** Lines whose price is to be advised are not on the tax invoice. Accepted prices have the tax invoice of their follow-on order. */
export const invoicedOf = (lines: readonly { readonly pricing: Pricing }[]): Invoiced => {
  const known = lines.filter(({ pricing }) => pricing !== 'advised').length;
  if (known === 0) return 'none';
  return known === lines.length ? 'all' : 'some';
};

/** The document that the mails of an order attach: its tax invoice, or the order itself while no line has a price. */
export const mailedDocument = (lines: Parameters<typeof invoicedOf>[0]): 'tax-invoice' | 'order' =>
  invoicedOf(lines) === 'none' ? 'order' : 'tax-invoice';

/** The facts for the printed sums of an order. */
export interface Summed {
  readonly totals: OrderSums;
  /** Codes of the applied vouchers. */
  readonly vouchers: readonly string[];
  readonly payment?: CardPayment | undefined;
}

/**
 * The sums as documents and mails print them, in order. The saving appears only if there is one. The paid amount is the whole
 * total, because an order is never placed with less.
 */
export const sumTexts = ({ totals, vouchers, payment }: Summed, words: OrderWords = englishOrderWords): SumText[] => {
  const { subTotal, voucherSaving, deliveryFee, gst, totalToPay } = totals;
  return [
    { label: words.subTotal, value: formatMoney(subTotal) },
    ...(voucherSaving > 0 ? [{ label: words.saving(vouchers), value: `−${formatMoney(voucherSaving)}` }] : []),
    { label: words.delivery, value: deliveryFee > 0 ? formatMoney(deliveryFee) : words.free },
    { label: payment ? words.totalPaid : words.totalToPay, value: formatMoney(totalToPay), strong: true },
    ...(payment ? [{ label: words.balance, value: formatMoney(0) }] : []),
    { label: words.gstIncluded, value: formatMoney(gst) },
  ];
};
