import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const applyPromo = callRoute('voucher/apply-promo', ({ clients }) => async ({ body }) => {
  const { voucherCode: code, orderID: orderId, shoppingCartID: lineId, fq: finalQuantity, isAdd } = body;
  await clients.orders.applyVoucherOffer({ code, orderId, lineId, finalQuantity, isAdd });
  return done;
});
