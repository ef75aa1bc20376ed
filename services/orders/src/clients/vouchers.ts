import { toMoney } from '@southline/contracts/money';
import {
  AssessCartRequest,
  HoldVouchersRequest,
  type VoucherAssessment,
  VouchersServiceService,
} from '@southline/contracts/vouchers';
import type { Peer } from '@southline/platform/grpc';
import type { Line } from '../domain/line.ts';
import type { Vouchers } from '../domain/ports.ts';
import type { Assessment } from '../domain/voucher.ts';

/** A cart is shown without discounts rather than late. */
const assessTimeoutMs = 2_000;

const toVoucherLine = (line: Line) => ({
  lineId: line.lineId,
  cleansedPartNo: line.cleansedPartNo,
  categoryIds: [...(line.categoryIds ?? [])],
  quantity: line.quantity,
  minQuantity: line.minQuantity,
  price: toMoney(line.priceCents),
  freeWith: line.freeWith ?? '',
});

const toAssessment = ({ discounts, deliveryDiscount, freePart, ...assessment }: VoucherAssessment): Assessment => ({
  ...assessment,
  ...(freePart && { freePart: { ...freePart, minimumCents: freePart.minimum?.cents ?? 0 } }),
  discounts: new Map(discounts.map(({ lineId, discount }) => [lineId, discount?.cents ?? 0])),
  deliveryCents: deliveryDiscount?.cents ?? 0,
});

export const createVouchers = (peer: Peer): Vouchers => {
  const assessing = peer.own(VouchersServiceService, { timeoutMs: assessTimeoutMs });
  const holding = peer.own(VouchersServiceService);
  return {
    async assess({ codes, lines, deliveryFee, buyer, buyerKeys, ownOrderIds }) {
      const { assessments } = await assessing.assessCart(
        AssessCartRequest.fromPartial({
          codes: [...codes],
          lines: lines.map(toVoucherLine),
          deliveryFee: toMoney(deliveryFee),
          buyer,
          buyerKeys: [...buyerKeys],
          ownOrderIds: [...ownOrderIds],
        }),
      );
      return assessments.map(toAssessment);
    },
    async hold({ orderId, round, buyer, buyerKeys, vouchers, paid }) {
      const uses = vouchers.map(({ code, revision }) => ({ code, revision }));
      const request = { orderId, round, buyer, buyerKeys: [...buyerKeys], uses, paid };
      await holding.holdVouchers(HoldVouchersRequest.fromPartial(request));
    },
    async release(orderId, round) {
      await holding.releaseVouchers({ orderId, round });
    },
  };
};
