import {
  type AssessCartRequest,
  VoucherAssessment,
  type Voucher as VoucherMessage,
  Voucher as WireVoucher,
} from '@southline/contracts/vouchers';
import { mostVoucherCodes } from '@southline/kernel/voucher-code';
import type { AssessCart } from '../../application/assess-cart.ts';
import type { Assessment } from '../../domain/assess.ts';
import { isMember } from '../../domain/cart-facts.ts';
import { invalid } from '../../domain/errors.ts';
import type { CountedVoucher } from '../../domain/ports.ts';

const currency = 'AUD';
const money = (cents: number) => ({ cents, currency });

const mostLines = 500;

export const toAssessCart = (request: AssessCartRequest): AssessCart => {
  const { codes, lines, deliveryFee, buyer, buyerKeys, ownOrderIds } = request;
  if (codes.length > mostVoucherCodes) throw invalid('codes', `There may be ${mostVoucherCodes} codes at most.`);
  if (lines.length > mostLines) throw invalid('lines', `There may be ${mostLines} lines at most.`);
  if (!buyer) throw invalid('buyer', 'The buyer is missing.');
  return {
    codes,
    buyer,
    buyerKeys,
    ownOrderIds,
    cart: {
      deliveryCents: deliveryFee?.cents ?? 0,
      isMember: isMember(request),
      lines: lines.map(({ cleansedPartNo, price, ...line }) => ({
        ...line,
        partNo: cleansedPartNo,
        priceCents: price?.cents ?? 0,
      })),
    },
  };
};

const toFreePart = ({ minimumCents, lineIds, ...part }: NonNullable<Assessment['freePart']>) => ({
  ...part,
  lineIds: [...lineIds],
  minimum: money(minimumCents),
});

export const toAssessment = (assessment: Assessment): VoucherAssessment =>
  VoucherAssessment.fromPartial({
    code: assessment.code,
    title: assessment.title,
    refusal: assessment.refusal ?? '',
    revision: assessment.revision,
    discounts: [...assessment.discounts]
      .filter(([, cents]) => cents > 0)
      .map(([lineId, cents]) => ({ lineId, discount: money(cents) })),
    deliveryDiscount: money(assessment.deliveryCents),
    ...(assessment.freePart && { freePart: toFreePart(assessment.freePart) }),
    ...(assessment.offer && { offer: assessment.offer }),
  });

export const toVoucherMessage = ({ voucher, uses, held }: CountedVoucher): VoucherMessage =>
  WireVoucher.fromPartial({
    code: voucher.code,
    title: voucher.title,
    from: voucher.from.toISOString(),
    until: voucher.until?.toISOString() ?? '',
    minimum: money(voucher.minimumCents),
    membersOnly: voucher.membersOnly,
    combinable: voucher.combinable,
    limit: voucher.limit ?? 0,
    limitPerBuyer: voucher.limitPerBuyer ?? 0,
    uses,
    held,
    endedAt: voucher.endedAt?.toISOString() ?? '',
  });
