import type { PlacedOrder } from '@southline/kernel/order';
import { isInvoiced } from '@southline/kernel/order-sums';

const later = 'The tax invoice follows when all prices are advised.';

/** What comes as PDFs: "Your order, the tax invoice and the packing list are attached as PDFs." */
export const attachedText = ({ lines }: PlacedOrder): string =>
  isInvoiced(lines)
    ? 'Your order, the tax invoice and the packing list are attached as PDFs.'
    : `Your order and the packing list are attached as PDFs. ${later}`;

export const followingText = ({ lines }: PlacedOrder): string =>
  isInvoiced(lines)
    ? 'Your order, the tax invoice and the packing list are still being made. They follow in a mail of their own.'
    : `Your order and the packing list are still being made. They follow in a mail of their own. ${later}`;
