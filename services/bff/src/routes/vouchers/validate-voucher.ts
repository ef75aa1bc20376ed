import { toVoucher } from '../../contract/voucher.ts';
import { callRoute } from '../call.ts';
import { ownerOf } from '../owner.ts';

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
