import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';
import { ownerOf } from '../owner.ts';

export const applyPromo = callRoute('voucher/apply-promo', ({ clients }) => async (request) => {
  ownerOf(request);
  const { body } = request;
  const { voucherCode: code, orderID: orderId, shoppingCartID: lineId, fq: finalQuantity, isAdd } = body;
  await clients.orders.applyVoucherOffer({ code, orderId, lineId, finalQuantity, isAdd });
  return done;
});
