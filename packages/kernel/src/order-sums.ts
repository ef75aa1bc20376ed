import { type Cents, formatMoney } from './money.ts';

/** How a line is priced; `advised`: its price is still to be told and not in the totals. */
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

/** An amount of a line as papers and mails print it. */
export const amountText = (pricing: Pricing, cents: Cents): string => {
  if (pricing === 'free') return 'Free';
  return pricing === 'advised' ? 'Price to be advised' : formatMoney(cents);
};

/** The sums as papers and mails print them, in order; a saving stands there only when there is one. */
export const sumTexts = ({ subTotal, voucherSaving, deliveryFee, gst, totalToPay }: OrderSums): SumText[] => [
  { label: 'Subtotal', value: formatMoney(subTotal) },
  ...(voucherSaving > 0 ? [{ label: 'Voucher saving', value: `−${formatMoney(voucherSaving)}` }] : []),
  { label: 'Delivery', value: deliveryFee > 0 ? formatMoney(deliveryFee) : 'Free' },
  { label: 'TOTAL TO PAY', value: formatMoney(totalToPay), strong: true },
  { label: 'GST included', value: formatMoney(gst) },
];
