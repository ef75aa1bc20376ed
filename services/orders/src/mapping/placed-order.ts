import { DeliveryDetails, Warehouse } from '@southline/contracts/common';
import type { OrderPlaced } from '@southline/contracts/events';
import { paymentOf, remarksOf, sumsOf } from '@southline/contracts/order-facts';
import type { Line as LineMessage } from '@southline/contracts/orders';
import { fitWord, stockWord } from '@southline/contracts/part-words';
import type { Line } from '../domain/line.ts';
import type { PlacedOrder } from '../domain/rebuild.ts';

const toLine = ({ price, total: _, priceOnApplication: __, drawing, warehouseStock, ...line }: LineMessage): Line => ({
  ...line,
  priceCents: price?.cents ?? 0,
  available: warehouseStock,
  stockLevel: stockWord(line.stockLevel),
  fit: fitWord(line.fit),
  family: drawing?.family ?? '',
  attributes: drawing?.attributes ?? {},
});

/** The frozen order that an order-placed event tells of. */
export const placedOrder = (event: OrderPlaced): PlacedOrder => {
  const totals = sumsOf(event.totals);
  const payment = paymentOf(event);
  const { orderId, orderNo, owner, region, language } = event;
  return {
    ...{ orderId, orderNo, owner, region, language, totals },
    lines: event.lines.map(toLine),
    delivery: event.delivery ?? DeliveryDetails.fromPartial({}),
    remarks: remarksOf(event),
    warehouse: event.warehouse ?? Warehouse.fromPartial({}),
    holdRound: event.holdRound,
    placedAt: new Date(event.placedAt),
    ...(payment && { payment: { ...payment, cents: totals.totalToPay } }),
  };
};
