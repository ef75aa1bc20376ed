import type { CartLine } from '../api/cart-types.ts';

type Stocked = Pick<CartLine, 'warehouseStock' | 'minQuantity' | 'quantity'>;

/** The largest available quantity, rounded down to a multiple of the minimum. */
export const mostInStock = ({ warehouseStock, minQuantity }: Stocked): number =>
  warehouseStock - (warehouseStock % Math.max(1, minQuantity));

/** A line that asks for more than there is: as long as it does, the cart cannot be paid for. */
export const isShort = ({ warehouseStock, quantity }: Stocked): boolean => warehouseStock < quantity;
