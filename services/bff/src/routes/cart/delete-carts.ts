import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { echoedLine } from '../../contract/cart.ts';
import { answers, done } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { postCall } from '../call.ts';
import { ownerOf } from '../owner.ts';

const schema = postCall(
  { tag: 'Cart', summary: 'Takes lines out of the cart' },
  object({ cartItems: Type.Array(echoedLine('shoppingCartID'), { minItems: 1, maxItems: 200 }) }),
  answers({}),
);

export const deleteCarts: Route = (app, { clients }) => {
  app.post('/cart/delete-carts', { schema }, async (request) => {
    ownerOf(request);
    const lineIds = request.body.cartItems.map(({ shoppingCartID }) => shoppingCartID);
    await clients.orders.removeLines({ lineIds });
    return done;
  });
};
