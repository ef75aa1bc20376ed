import { DeliveryDetails, Warehouse } from '@southline/contracts/common';
import type { OrderPlaced } from '@southline/contracts/events';
import { giftTermsOf } from '@southline/contracts/order-credit';
import { paymentOf, remarksOf, sumsOf } from '@southline/contracts/order-facts';
import type {
  Line as LineMessage,
  OrderParent as ParentMessage,
  OrderVoucher as VoucherMessage,
} from '@southline/contracts/orders';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import { stockWord } from '@southline/contracts/part-words';
import { noDrawing } from '@southline/kernel/part-facts';
import type { Line } from '../domain/line.ts';
import type { Parent } from '../domain/order.ts';
import type { PlacedOrder } from '../domain/rebuild.ts';
import type { OrderVoucher } from '../domain/voucher.ts';

const toLine = (line: LineMessage): Line => {
  const { drawing = noDrawing, ...part } = partOf(line);
  const { lineId, quantity, minQuantity, isFree, warehouseStock, price, discount, freeWith } = line;
  return {
    ...part,
    ...drawing,
    ...fittingOf(line),
    lineId,
    quantity,
    minQuantity,
    isFree,
    priceCents: price?.cents ?? 0,
    ...(discount?.cents && { discountCents: discount.cents }),
    ...(freeWith && { freeWith }),
    ...(line.gift && { gift: giftTermsOf(line.gift) }),
    available: warehouseStock,
    stockLevel: stockWord(line.stockLevel),
  };
};

const toVoucher = ({ code, title, goodsSaving, deliverySaving }: VoucherMessage): OrderVoucher => ({
  code,
  title,
  revision: 0,
  goodsCents: goodsSaving?.cents ?? 0,
  deliveryCents: deliverySaving?.cents ?? 0,
});

/** Only exchange orders have the number of a return. */
const toParent = ({ returnNo, ...parent }: ParentMessage): Parent => ({ ...parent, ...(returnNo && { returnNo }) });

export const placedOrder = (event: OrderPlaced): PlacedOrder => {
  const totals = sumsOf(event.totals);
  const payment = paymentOf(event);
  const { orderId, orderNo, owner, region, language } = event;
  return {
    orderId,
    orderNo,
    owner,
    region,
    language,
    totals,
    lines: event.lines.map(toLine),
    delivery: event.delivery ?? DeliveryDetails.fromPartial({}),
    remarks: remarksOf(event),
    // The vouchers of a placed order are redeemed, so their revision does not matter any more.
    ...(event.vouchers.length > 0 && { vouchers: event.vouchers.map(toVoucher) }),
    warehouse: event.warehouse ?? Warehouse.fromPartial({}),
    ...(event.dealer && { dealer: event.dealer }),
    ...(event.expected && { expected: event.expected }),
    ...(event.parent && { parent: toParent(event.parent) }),
    holdRound: event.holdRound,
    placedAt: new Date(event.placedAt),
    ...(payment && { payment: { ...payment, cents: totals.totalToPay } }),
  };
};
