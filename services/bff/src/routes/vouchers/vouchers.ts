import type { Cart } from '@southline/contracts/orders';
import { done } from '@southline/rest/envelope';
import type { Context } from '../../context.ts';
import { dollarsOf } from '../../contract/money.ts';
import { notFound } from '../../contract/order-details.ts';
import { offerOf, savingText, toVoucher } from '../../contract/voucher.ts';
import { callRoute } from '../call.ts';
import { ownerOf } from '../owner.ts';

/** The caller's cart. Throws unless the order id is that of the cart. */
const ownCart = async ({ clients }: Context, orderId: string): Promise<Cart> => {
  const { cart } = await clients.orders.getCart({});
  if (!cart || cart.orderId !== orderId) throw notFound('There is no such order.');
  return cart;
};

export const getActiveVouchers = callRoute('voucher/get-active-vouchers', (context) => async ({ body }) => {
  const cart = await ownCart(context, body.orderID);
  return {
    status: true,
    voucher: cart.vouchers.map(toVoucher),
    voucherSaving: dollarsOf(cart.totals?.voucherSaving),
    voucherReturnMessage: savingText(cart),
  };
});

export const validateVoucher = callRoute(
  'voucher/validate-voucher',
  ({ clients, limitVouchers }) =>
    async (request) => {
      await limitVouchers(request.ip, ownerOf(request));
      const { voucherCode: code, orderID: orderId } = request.body;
      const { voucher } = await clients.orders.attachVoucher({ code, orderId });
      if (!voucher) throw new Error('Orders told nothing of a code.');
      const { refusal } = voucher;
      return {
        status: refusal === '',
        voucher: [toVoucher(voucher)],
        ...(refusal !== '' && { message: refusal, code: 'VoucherInvalid' }),
      };
    },
);

export const getVoucherMessage = callRoute('voucher/get-voucher-message', (context) => async ({ body }) => {
  const voucherMessage = offerOf(await ownCart(context, body.orderID));
  return { status: true, isShowMessage: voucherMessage !== null, voucherMessage };
});

export const applyPromo = callRoute('voucher/apply-promo', ({ clients }) => async ({ body }) => {
  const { voucherCode: code, orderID: orderId, shoppingCartID: lineId, fq: finalQuantity, isAdd } = body;
  await clients.orders.applyVoucherOffer({ code, orderId, lineId, finalQuantity, isAdd });
  return done;
});

export const removeVoucher = callRoute('voucher/remove-voucher', ({ clients }) => async ({ body }) => {
  await clients.orders.removeVoucher({ code: body.voucherCode, orderId: body.orderID });
  return done;
});

export const adminList = callRoute('voucher/admin-list', ({ clients }) => async ({ body }) => {
  const { vouchers, nextPageToken } = await clients.vouchers.listVouchers({ pageSize: 0, pageToken: body.after ?? '' });
  return {
    status: true,
    data: vouchers.map(({ code, minimum, held, ...voucher }) => ({
      voucherCode: code,
      ...voucher,
      minimum: dollarsOf(minimum),
      reserved: held,
    })),
    more: nextPageToken !== '',
  };
});
