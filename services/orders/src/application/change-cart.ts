import { untilWon } from '@southline/kernel/until-won';
import { type Cart, emptyCart, type OrderKey } from '../domain/cart.ts';
import type { Ports } from './ports.ts';

/**
 * Loads the owner's cart, lets `change` make the next version and saves it. Repeats after a lost race. A change that returns
 * the same cart writes nothing.
 */
export const changeCart = async (
  { carts, numbers }: Ports,
  owner: string,
  change: (cart: Cart, fresh: OrderKey) => Cart,
): Promise<Cart> =>
  untilWon(async () => {
    const found = await carts.find(owner);
    // Only a new cart and the first edit after freezing need a number. Other edits take none from the counter.
    const fresh = !found || found.frozen ? await numbers.next() : { orderId: found.orderId, orderNo: found.orderNo };
    const cart = found ?? emptyCart(owner, fresh);
    const next = change(cart, fresh);
    return next === cart || (await carts.save(next)) ? next : undefined;
  });
