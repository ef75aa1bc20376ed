import { toCartAnswer } from '../../contract/cart.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { mergeCartNow } from '../auth/merge-cart.ts';
import { callRoute } from '../call.ts';

/** `cartMerged` is there when the guest's cart could not be merged at sign-in and was merged now. */
export const getCartsPage = callRoute('cart/get-shopping-carts-for-cartspage', (context) => {
  const { clients, settings } = context;
  return async (request) => {
    const merged = await mergeCartNow(request, context);
    const { cart } = request.person || request.guest ? await clients.orders.getCart({}) : {};
    return {
      ...toCartAnswer(cart, picturesOf(settings.BASE_PATH, request.region)),
      ...(merged.length > 0 && { cartMerged: merged }),
    };
  };
});
