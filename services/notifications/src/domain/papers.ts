import { isInvoiced } from '@southline/kernel/order-sums';
import type { MailOrder } from './order.ts';

/** How many papers an order gets: order and packing list, and the tax invoice unless a price is to be advised. */
export const papersOf = ({ lines }: Pick<MailOrder, 'lines'>): number => (isInvoiced(lines) ? 3 : 2);
