import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const updateCarts = callRoute('cart/update-carts', ({ clients }) => async (request) => {
  const { shoppingCartID, quantity } = request.body;
  await clients.orders.setLineQuantity({ lineId: shoppingCartID, quantity });
  return done;
});
