import { offerOf } from '../../contract/voucher.ts';
import { callRoute } from '../call.ts';
import { ownCart } from './own-cart.ts';

export const getVoucherMessage = callRoute('voucher/get-voucher-message', (context) => async ({ body }) => {
  const voucherMessage = offerOf(await ownCart(context, body.orderID));
  return { status: true, isShowMessage: voucherMessage !== null, voucherMessage };
});
