import type { Route } from '../../context.ts';
import { cartFields, toCartAnswer } from '../../contract/cart.ts';
import { answers } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { postCall } from '../call.ts';

const schema = postCall({ tag: 'Cart', summary: "The cart at today's prices" }, object({}), answers(cartFields));

export const getCartsPage: Route = (app, { clients, settings }) => {
  app.post('/cart/get-shopping-carts-for-cartspage', { schema, config: { guest: 'reads' } }, async (request) => {
    const { cart } = request.guest ? await clients.orders.getCart({}) : {};
    return toCartAnswer(cart, picturesOf(settings.BASE_PATH, request.region));
  });
};
