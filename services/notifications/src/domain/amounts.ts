import { formatMoney } from '@southline/kernel/money';
import type { MailLine, MailOrder } from './order.ts';

export const lineAmount = ({ pricing, total }: MailLine): string => {
  if (pricing === 'free') return 'Free';
  return pricing === 'advised' ? 'Price to be advised' : formatMoney(total);
};

export interface Sum {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

export const sums = ({ subTotal, voucherSaving, deliveryFee, gst, totalToPay }: MailOrder): Sum[] => [
  { label: 'Subtotal', value: formatMoney(subTotal) },
  ...(voucherSaving > 0 ? [{ label: 'Voucher saving', value: `−${formatMoney(voucherSaving)}` }] : []),
  { label: 'Delivery', value: deliveryFee > 0 ? formatMoney(deliveryFee) : 'Free' },
  { label: 'TOTAL TO PAY', value: formatMoney(totalToPay), strong: true },
  { label: 'GST included', value: formatMoney(gst) },
];
