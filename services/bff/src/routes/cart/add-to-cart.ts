import { keepGuest } from '../../plugins/guest-cookie.ts';
import { callRoute } from '../call.ts';

export const addToCart = callRoute('cart/add-to-cart', ({ clients, settings }) => async (request, reply) => {
  const { body, headers, guest, person } = request;
  const line = await clients.orders.addToCart({
    partNo: body.productNr,
    quantity: body.quantity,
    vehicleSlug: body.vehicleSlug ?? '',
    idempotencyKey: headers['idempotency-key'] ?? '',
  });
  // Only now: a refused first line leaves no session behind.
  if (guest && !person) keepGuest(reply, guest, settings);
  const data = {
    orderID: line.orderId,
    orderNo: line.orderNo,
    shoppingCartID: line.lineId,
    quantity: line.quantity,
  };
  return { status: true, data };
});
