import type { OrderLink, PriceOffer } from '@southline/contracts/orders';
import { partOf } from '@southline/contracts/part-facts';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { OrderDetails } from '@southline/rest/types';
import { dollarsOf } from './money.ts';

export const toLink = (link: OrderLink | undefined): OrderDetails['parentOrder'] =>
  link ? { orderID: link.orderId, orderNo: link.orderNo } : null;

export const toPriceOffer = (offer: PriceOffer): NonNullable<OrderDetails['offer']> => ({
  offerNo: offer.offerNo,
  offeredAt: offer.offeredAt,
  validUntil: offer.validUntil,
  lines: offer.lines.map((line) => ({
    shoppingCartID: line.lineId,
    ...named(partNames.orderedPart, partOf(line)),
    quantity: line.quantity,
    listPrice: dollarsOf(line.price),
    total: dollarsOf(line.total),
  })),
  total: dollarsOf(offer.total),
  accepted: toLink(offer.followOn),
});
