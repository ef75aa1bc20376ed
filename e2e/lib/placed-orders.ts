import type { Cart } from '@southline/rest/types';
import { eventually } from '@southline/testkit';
import { environment } from './environment.ts';
import { type Attempt, Guest } from './guest.ts';
import { doneOf } from './http.ts';
import type { PartRow } from './parts.ts';

/** Places a member's order of each part, paid by card, one after the other. */
export const placedOrders = async (
  { email, password }: { email: string; password: string },
  parts: readonly PartRow[],
  vehicleSlug = '',
): Promise<Pick<Cart, 'orderID' | 'orderNo'>[]> => {
  const buyer = new Guest(environment().web, email);
  doneOf(await buyer.connection.post('auth/sign-in', { email, password }));
  const orders: Pick<Cart, 'orderID' | 'orderNo'>[] = [];
  for (const part of parts) {
    const quantity = part.extra?.minQty ?? 1;
    await buyer.connection.post('cart/add-to-cart', { productNr: part.productNr, quantity, vehicleSlug });
    await buyer.saveDetails();
    const cart = await buyer.cart();
    const attempt = (await buyer.accessCode(cart)).body as unknown as Attempt;
    await buyer.pay(attempt);
    await eventually(async () => (await buyer.query(cart, attempt)).body.status);
    doneOf(await buyer.submit(cart));
    orders.push(cart);
  }
  return orders;
};
