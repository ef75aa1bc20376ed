import type { DeliveryDetails } from '@southline/kernel/order';
import { deliveryOfProfile } from '@southline/kernel/profile-delivery';
import { done } from '@southline/rest/envelope';
import type { FastifyRequest } from 'fastify';
import { toCartAnswer } from '../../contract/cart.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { setGuestCookie } from '../../plugins/guest-cookie.ts';
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

export const addToCart = callRoute('cart/add-to-cart', ({ clients, settings }) => async (request, reply) => {
  const { body, headers, guest, person } = request;
  const line = await clients.orders.addToCart({
    partNo: body.productNr,
    quantity: body.quantity,
    vehicleSlug: body.vehicleSlug ?? '',
    idempotencyKey: headers['idempotency-key'] ?? '',
    newOwner: !person && guest?.isNew,
  });
  // Set only after success, so that a refused first line creates no guest session.
  if (guest && !person) setGuestCookie(reply, guest, settings);
  const data = {
    orderID: line.orderId,
    orderNo: line.orderNo,
    shoppingCartID: line.lineId,
    quantity: line.quantity,
  };
  return { status: true, data };
});

export const updateCarts = callRoute('cart/update-carts', ({ clients }) => async (request) => {
  const { shoppingCartID, quantity } = request.body;
  await clients.orders.setLineQuantity({ lineId: shoppingCartID, quantity });
  return done;
});

export const deleteCarts = callRoute('cart/delete-carts', ({ clients }) => async (request) => {
  const lineIds = request.body.cartItems.map(({ shoppingCartID }) => shoppingCartID);
  await clients.orders.removeLines({ lineIds });
  return done;
});
