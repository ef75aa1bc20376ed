import type { OrderCredit } from '@southline/kernel/credit';
import type { GiftTerms } from '@southline/kernel/gift';
import type {
  GiftTerms as GiftTermsMessage,
  OrderCredit as OrderCreditMessage,
} from './gen/southline/orders/v1/order.ts';
import { toMoney } from './money.ts';

export const giftTermsMessage = ({ lineIds, minimumCents, valueCents }: GiftTerms): GiftTermsMessage => ({
  lineIds: [...lineIds],
  minimum: toMoney(minimumCents),
  value: toMoney(valueCents),
});

export const giftTermsOf = ({ lineIds, minimum, value }: GiftTermsMessage): GiftTerms => ({
  lineIds,
  minimumCents: minimum?.cents ?? 0,
  valueCents: value?.cents ?? 0,
});

export const creditMessage = ({ invoice, credited, keptCents, units }: OrderCredit): OrderCreditMessage => ({
  total: toMoney(invoice.totalToPay),
  gst: toMoney(invoice.gst),
  credited: toMoney(credited.refundCents),
  creditedGst: toMoney(credited.gstCents),
  kept: toMoney(keptCents),
  lines: units.map(({ lineId, priceCents, left, sent, gift }) => ({
    lineId,
    price: toMoney(priceCents),
    left,
    sent,
    gift: gift && giftTermsMessage(gift),
  })),
});

export const creditOf = ({ total, gst, credited, creditedGst, kept, lines }: OrderCreditMessage): OrderCredit => ({
  invoice: { totalToPay: total?.cents ?? 0, gst: gst?.cents ?? 0 },
  credited: { refundCents: credited?.cents ?? 0, gstCents: creditedGst?.cents ?? 0 },
  keptCents: kept?.cents ?? 0,
  units: lines.map(({ lineId, price, left, sent, gift }) => ({
    lineId,
    priceCents: price?.cents ?? 0,
    left,
    sent,
    gift: gift && giftTermsOf(gift),
  })),
});
