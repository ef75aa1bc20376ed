import { type Cents, formatMoney } from '@southline/kernel/money';
import type { LineFacts, TotalFacts } from './order-facts.ts';
import type { Total } from './paper.ts';

export const advisedText = 'Price to be advised';

const amount = ({ pricing }: LineFacts, cents: Cents): string => {
  if (pricing === 'free') return 'Free';
  return pricing === 'advised' ? advisedText : formatMoney(cents);
};

export const priceText = (line: LineFacts): string => amount(line, line.price);

/** A line without a price says so once, in its price. */
export const lineTotalText = (line: LineFacts): string => (line.pricing === 'advised' ? '–' : amount(line, line.total));

/** The sums of a priced paper; a saving stands there only when there is one. */
export const totalsText = ({ subTotal, voucherSaving, deliveryFee, gst, totalToPay }: TotalFacts): Total[] => [
  { label: 'Subtotal', value: formatMoney(subTotal) },
  ...(voucherSaving > 0 ? [{ label: 'Voucher saving', value: `−${formatMoney(voucherSaving)}` }] : []),
  { label: 'Delivery', value: deliveryFee > 0 ? formatMoney(deliveryFee) : 'Free' },
  { label: 'TOTAL TO PAY', value: formatMoney(totalToPay), strong: true },
  { label: 'GST included', value: formatMoney(gst) },
];

const recommended = 'All prices are recommended, include GST and are correct at time of publication.';
const advisedRemark =
  'Lines marked “Price to be advised” are not in the total. We tell you their price before we send them.';

export const priceRemarks = (lines: readonly LineFacts[]): string[] => [
  recommended,
  ...(lines.some(({ pricing }) => pricing === 'advised') ? [advisedRemark] : []),
];
