import { busy } from '@southline/kernel/errors';
import { type Cart, emptyCart, type OrderKey } from '../domain/cart.ts';
import type { Ports } from './ports.ts';

const maxTries = 10;

/**
 * Loads the owner's cart, lets `change` make the next version and saves it. Repeats after a lost race. A change that returns
 * the same cart writes nothing.
 */
export const changeCart = async (
  { carts, numbers }: Ports,
  owner: string,
  change: (cart: Cart, fresh: OrderKey) => Cart,
): Promise<Cart> => {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const found = await carts.find(owner);
    // A number is needed by a new cart and by the first edit after freezing; others leave the block alone.
    const fresh = !found || found.frozen ? await numbers.next() : { orderId: found.orderId, orderNo: found.orderNo };
    const cart = found ?? emptyCart(owner, fresh);
    const next = change(cart, fresh);
    if (next === cart || (await carts.save(next))) return next;
  }
  throw busy();
};
