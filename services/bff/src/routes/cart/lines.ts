import { done } from '@southline/rest/envelope';
import { setGuestCookie } from '../../plugins/guest-cookie.ts';
import { callRoute } from '../call.ts';

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
