import {
  AssessCartResponse,
  HoldVouchersResponse,
  ListVouchersResponse,
  ReleaseVouchersResponse,
  type VouchersServiceService,
} from '@southline/contracts/vouchers';
import type { Handlers } from '@southline/platform/grpc';
import { type AssessPorts, assessCart } from '../../application/assess-cart.ts';
import { holdVouchers } from '../../application/redeem.ts';
import { toAssessCart, toAssessment, toVoucherMessage } from './mappers.ts';

const pageSize = 50;
const largestPage = 100;

export const vouchersHandlers = (ports: AssessPorts): Handlers<typeof VouchersServiceService> => {
  const assess = assessCart(ports);
  const hold = holdVouchers(ports);
  return {
    assessCart: async (request) =>
      AssessCartResponse.fromPartial({ assessments: (await assess(toAssessCart(request))).map(toAssessment) }),
    holdVouchers: async (request) => {
      await hold(request);
      return HoldVouchersResponse.fromPartial({});
    },
    releaseVouchers: async ({ orderId, round }) => {
      await ports.holds.release({ orderId, round }, ports.clock.now());
      return ReleaseVouchersResponse.fromPartial({});
    },
    listVouchers: async ({ pageSize: asked, pageToken }) => {
      const size = Math.min(Math.max(asked, 0) || pageSize, largestPage);
      const { vouchers, next } = await ports.vouchers.page(size, pageToken);
      return ListVouchersResponse.fromPartial({ vouchers: vouchers.map(toVoucherMessage), nextPageToken: next ?? '' });
    },
  };
};
