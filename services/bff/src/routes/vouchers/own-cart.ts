import type { Cart } from '@southline/contracts/orders';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';

/** The caller's cart. Throws unless the order id is that of the cart. */
export const ownCart = async ({ clients }: Context, orderId: string): Promise<Cart> => {
  const { cart } = await clients.orders.getCart({});
  if (!cart || cart.orderId !== orderId) throw notFound('There is no such order.');
  return cart;
};
