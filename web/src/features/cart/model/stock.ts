import type { CartLine } from '../api/cart-types.ts';

type Stocked = Pick<CartLine, 'warehouseStock' | 'minQuantity' | 'quantity'>;

/** The largest available quantity, rounded down to a multiple of the minimum. */
export const mostInStock = ({ warehouseStock, minQuantity }: Stocked): number =>
  warehouseStock - (warehouseStock % Math.max(1, minQuantity));

/** A line with more than the stock. While one exists, the cart cannot be paid. */
export const isShort = ({ warehouseStock, quantity }: Stocked): boolean => warehouseStock < quantity;
