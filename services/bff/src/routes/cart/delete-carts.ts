import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';
import { ownerOf } from '../owner.ts';

export const deleteCarts = callRoute('cart/delete-carts', ({ clients }) => async (request) => {
  ownerOf(request);
  const lineIds = request.body.cartItems.map(({ shoppingCartID }) => shoppingCartID);
  await clients.orders.removeLines({ lineIds });
  return done;
});
