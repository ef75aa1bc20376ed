import type { PlacedOrder } from '@southline/kernel/order';
import { invoicedOf } from '@southline/kernel/order-sums';

/** The number of an order's documents: order and packing list, and the tax invoice if a line has a price. */
export const papersOf = ({ lines }: Pick<PlacedOrder, 'lines'>): number => (invoicedOf(lines) === 'none' ? 2 : 3);
