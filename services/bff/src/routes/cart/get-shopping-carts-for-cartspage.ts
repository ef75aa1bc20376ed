import type { DeliveryDetails } from '@southline/kernel/order';
import { deliveryOfProfile } from '@southline/kernel/profile-delivery';
import type { FastifyRequest } from 'fastify';
import { toCartAnswer } from '../../contract/cart.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { mergeCartNow } from '../auth/merge-cart.ts';
import { callRoute } from '../call.ts';

/** The delivery details with which the caller's next order starts; none for guests. */
const beginning = ({ person, region }: FastifyRequest): DeliveryDetails | undefined => {
  const profile = person?.member?.profile;
  return profile && deliveryOfProfile(profile, region);
};

/** `cartMerged` is set if the merge failed at sign-in and was repeated now. */
export const getCartsPage = callRoute('cart/get-shopping-carts-for-cartspage', (context) => {
  const { clients, settings } = context;
  return async (request) => {
    const merged = await mergeCartNow(request, context);
    const { cart } = request.person || request.guest ? await clients.orders.getCart({}) : {};
    return {
      ...toCartAnswer(cart, picturesOf(settings.BASE_PATH, request.region), beginning(request)),
      ...(merged.length > 0 && { cartMerged: merged }),
    };
  };
});
