import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { cartMerged } from '../../contract/accounts.ts';
import { cartFields, toCartAnswer } from '../../contract/cart.ts';
import { answers } from '../../contract/envelope.ts';
import { object } from '../../contract/fields.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { mergeCartNow } from '../auth/merge-cart.ts';
import { postCall } from '../call.ts';

const schema = postCall(
  { tag: 'Cart', summary: "The cart at today's prices" },
  object({}),
  answers({ ...cartFields, cartMerged: Type.Optional(cartMerged) }),
);

/** `cartMerged` is there when the guest's cart could not be merged at sign-in and was merged now. */
export const getCartsPage: Route = (app, context) => {
  const { clients, settings } = context;
  app.post('/cart/get-shopping-carts-for-cartspage', { schema }, async (request) => {
    const merged = await mergeCartNow(request, context);
    const { cart } = request.person || request.guest ? await clients.orders.getCart({}) : {};
    return {
      ...toCartAnswer(cart, picturesOf(settings.BASE_PATH, request.region)),
      ...(merged.length > 0 && { cartMerged: merged }),
    };
  });
};
