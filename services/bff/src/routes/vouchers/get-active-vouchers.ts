import { dollarsOf } from '../../contract/money.ts';
import { savingText, toVoucher } from '../../contract/voucher.ts';
import { callRoute } from '../call.ts';
import { ownCart } from './own-cart.ts';

export const getActiveVouchers = callRoute('voucher/get-active-vouchers', (context) => async ({ body }) => {
  const cart = await ownCart(context, body.orderID);
  return {
    status: true,
    voucher: cart.vouchers.map(toVoucher),
    voucherSaving: dollarsOf(cart.totals?.voucherSaving),
    voucherReturnMessage: savingText(cart),
  };
});
