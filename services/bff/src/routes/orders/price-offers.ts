import { fittingOf, partOf } from '@southline/contracts/part-facts';
import type { Identity } from '@southline/platform/identity';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import { dollarsOf, moneyFrom } from '../../contract/money.ts';
import { notFound } from '../../contract/order-details.ts';
import { toPriceOffer } from '../../contract/price-offer.ts';
import type { OpenedOrder } from '../../security/guest-orders.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';

const pageSize = 10;

export const getUnpricedLines = callRoute('Order/get-unpriced-lines', ({ clients }) => async ({ body }) => {
  const { page = 1, orderNo = '' } = body;
  const { orders, totalCount } = await clients.orders.listUnpricedLines({ page, pageSize, orderNo });
  const data = orders.map(({ orderId, orderNo: orderNumber, orderedAt, membershipNo, lines, offer }) => ({
    orderID: orderId,
    orderNumber,
    orderDate: orderedAt,
    membershipNo,
    lines: lines.map((line) => ({
      shoppingCartID: line.lineId,
      ...named(partNames.orderedPart, partOf(line)),
      quantity: line.quantity,
      vehicle: fittingOf(line).vehicleLabel,
    })),
    offer: offer ? toPriceOffer(offer) : null,
  }));
  return { status: true, data, totalCount };
});

export const offerPrices = callRoute('Order/offer-prices', ({ clients }) => async ({ body }) => {
  const { orderID: orderId, lines, validDays = 0, requestID: requestId = '' } = body;
  const { offer } = await clients.orders.offerPrices({
    orderId,
    lines: lines.map(({ shoppingCartID: lineId, listPrice }) => ({ lineId, price: moneyFrom(listPrice, 'listPrice') })),
    validDays,
    requestId,
  });
  if (!offer) throw notFound();
  return { status: true, data: toPriceOffer(offer) };
});

export const answerOffer = callRoute('Order/answer-offer', (context) => async (request) => {
  const { orderID: orderId, accept: acceptLineIds, decline: declineLineIds, offerNo = 0 } = request.body;
  const answer = async (_caller: Identity, opened?: OpenedOrder) => {
    const answered = await context.clients.orders.answerOffer({ orderId, acceptLineIds, declineLineIds, offerNo });
    // A session that opened the order with a code may also pay for its follow-on order.
    if (opened && answered.followOn && request.guest)
      await context.guestOrders.open(request.guest.subject, { ...opened, ...answered.followOn });
    return answered;
  };
  const { followOn, amount } = await asOwner(request, context, answer, { orderId, changes: true });
  const data = { orderID: followOn?.orderId ?? '', orderNo: followOn?.orderNo ?? '', amount: dollarsOf(amount) };
  return { status: true, data };
});
