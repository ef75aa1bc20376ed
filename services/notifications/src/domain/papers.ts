import type { PlacedOrder } from '@southline/kernel/order';
import { isInvoiced } from '@southline/kernel/order-sums';

/** How many papers an order gets: order and packing list, and the tax invoice unless a price is to be advised. */
export const papersOf = ({ lines }: Pick<PlacedOrder, 'lines'>): number => (isInvoiced(lines) ? 3 : 2);
