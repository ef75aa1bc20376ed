import { Voucher, type VouchersServiceService } from '@southline/contracts/vouchers';
import type { Handlers } from '@southline/platform/grpc';

const listed = Voucher.fromPartial({ code: 'SAVE10', title: '10 % off', uses: 3, held: 1, limit: 100 });

/** The list for staff. The other calls are made by orders, not by the BFF. */
export const vouchers: Handlers<typeof VouchersServiceService> = {
  assessCart: async () => ({ assessments: [] }),
  holdVouchers: async () => ({}),
  releaseVouchers: async () => ({}),
  listVouchers: async ({ pageToken }) => ({ vouchers: pageToken < 'SAVE10' ? [listed] : [], nextPageToken: '' }),
};
