import { renumber } from '../domain/cart.ts';
import { changeCart } from './change-cart.ts';
import type { Ports } from './ports.ts';

/** Gives the owner's cart a new order id when its current order cannot be paid for. */
export const leaveOrder = (ports: Ports, owner: string, orderId: string) =>
  changeCart(ports, owner, (cart, fresh) => (cart.orderId === orderId ? renumber(cart, fresh) : cart));
