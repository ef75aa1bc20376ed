import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';
import { ownerOf } from '../owner.ts';

export const removeVoucher = callRoute('voucher/remove-voucher', ({ clients }) => async (request) => {
  ownerOf(request);
  const { body } = request;
  await clients.orders.removeVoucher({ code: body.voucherCode, orderId: body.orderID });
  return done;
});
