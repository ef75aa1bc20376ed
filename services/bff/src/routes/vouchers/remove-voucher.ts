import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const removeVoucher = callRoute('voucher/remove-voucher', ({ clients }) => async ({ body }) => {
  await clients.orders.removeVoucher({ code: body.voucherCode, orderId: body.orderID });
  return done;
});
