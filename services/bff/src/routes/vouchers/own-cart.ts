import type { Cart } from '@southline/contracts/orders';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';

/** The caller's cart, which the order id has to name. */
export const ownCart = async ({ clients }: Context, orderId: string): Promise<Cart> => {
  const { cart } = await clients.orders.getCart({});
  if (!cart || cart.orderId !== orderId) throw notFound('There is no such order.');
  return cart;
};
