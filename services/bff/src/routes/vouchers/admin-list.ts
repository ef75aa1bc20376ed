import { dollarsOf } from '../../contract/money.ts';
import { callRoute } from '../call.ts';

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
