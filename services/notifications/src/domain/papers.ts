import type { PlacedOrder } from '@southline/kernel/order';
import { isInvoiced } from '@southline/kernel/order-sums';

/** The number of an order's documents: order and packing list, and the tax invoice unless a price is advised later. */
export const papersOf = ({ lines }: Pick<PlacedOrder, 'lines'>): number => (isInvoiced(lines) ? 3 : 2);
