import type { Cart } from '@southline/rest/types';
import { eventually } from '@southline/testkit';
import { environment } from './environment.ts';
import { type Attempt, Guest } from './guest.ts';
import { doneOf } from './http.ts';
import { type PartRow, quantityOf } from './parts.ts';

interface Wish {
  readonly part: PartRow;
  /** Default: the part's minimum quantity. */
  readonly quantity?: number;
}

/** Places one order of all these parts, paid by card. */
export const placeOrder = async (buyer: Guest, wishes: readonly Wish[], vehicleSlug = ''): Promise<Cart> => {
  for (const { part, quantity = quantityOf(part) } of wishes)
    await buyer.connection.post('cart/add-to-cart', { productNr: part.productNr, quantity, vehicleSlug });
  await buyer.saveDetails();
  const cart = await buyer.cart();
  const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
  await buyer.pay(attempt);
  await eventually(async () => (await buyer.query(cart, attempt)).body.status);
  doneOf(await buyer.submit(cart));
  return cart;
};

/** Places a member's order of each part, paid by card, one after the other. */
export const placedOrders = async (
  { email, password }: { email: string; password: string },
  parts: readonly PartRow[],
  vehicleSlug = '',
): Promise<Pick<Cart, 'orderID' | 'orderNo'>[]> => {
  const buyer = new Guest(environment().web, email);
  doneOf(await buyer.connection.post('auth/sign-in', { email, password }));
  const orders: Pick<Cart, 'orderID' | 'orderNo'>[] = [];
  for (const part of parts) orders.push(await placeOrder(buyer, [{ part }], vehicleSlug));
  return orders;
};
