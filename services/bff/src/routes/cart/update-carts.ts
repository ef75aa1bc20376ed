import type { Route } from '../../context.ts';
import { lineChange } from '../../contract/cart.ts';
import { answers, done } from '../../contract/envelope.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const schema = postCall({ tag: 'Cart', summary: 'Sets the quantity of a line' }, lineChange, answers({}));

export const updateCarts: Route = (app, { clients }) => {
  app.post('/cart/update-carts', { schema }, async (request) => {
    ownerOf(request);
    const { shoppingCartID, quantity } = request.body;
    await clients.orders.setLineQuantity({ lineId: shoppingCartID, quantity });
    return done;
  });
};
