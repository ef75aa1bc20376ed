import type { CartLine } from '../api/cart-types.ts';

type Stocked = Pick<CartLine, 'warehouseStock' | 'minQuantity' | 'quantity'>;

/** The most that can be bought of what there is, in the multiples that are sold. */
export const mostInStock = ({ warehouseStock, minQuantity }: Stocked): number =>
  warehouseStock - (warehouseStock % Math.max(1, minQuantity));

/** A line that asks for more than there is: as long as it does, the cart cannot be paid for. */
export const isShort = ({ warehouseStock, quantity }: Stocked): boolean => warehouseStock < quantity;
