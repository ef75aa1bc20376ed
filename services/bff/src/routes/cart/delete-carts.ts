import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const deleteCarts = callRoute('cart/delete-carts', ({ clients }) => async (request) => {
  const lineIds = request.body.cartItems.map(({ shoppingCartID }) => shoppingCartID);
  await clients.orders.removeLines({ lineIds });
  return done;
});
