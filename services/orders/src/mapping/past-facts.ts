import { DeliveryDetails } from '@southline/contracts/common';
import {
  type ConfirmationRequested,
  type DeliveryChanged,
  type OfferAnswered,
  OrderCancelCause,
  type OrderCancelled,
  type OrderDelivered,
  type OrderDispatched,
  type PricesOffered,
} from '@southline/contracts/events';
import type { Parcel as ParcelMessage } from '@southline/contracts/orders';
import type { Cancellation, Parcel } from '../domain/order.ts';
import type { PastFact } from '../domain/past-fact.ts';

/** Events of earlier releases do not name the member of staff. */
const unnamed = 'unknown';

const causeOf = ({ cause, cancellation }: OrderCancelled): Cancellation['cause'] => {
  if (cancellation?.giftEnded) return 'GiftEnded';
  if (cause === OrderCancelCause.ORDER_CANCEL_CAUSE_OFFER_ENDED) return 'OfferEnded';
  return cause === OrderCancelCause.ORDER_CANCEL_CAUSE_DELIVERY_UNDONE ? 'DeliveryUndone' : undefined;
};

export const cancelledFact = (event: OrderCancelled, at: Date): PastFact | undefined => {
  const { cancellation, refunded } = event;
  // An event without an owner announces the refund of a capture whose order was lost.
  if (!cancellation) return event.owner ? { kind: 'ended before it was placed', at } : undefined;
  const { cancellationNo: no, lines, deliveryRefund, reason, cancelledAt, cancelledBy } = cancellation;
  const { requestId, proposedBy, returnNo } = cancellation;
  const keptCents = cancellation.kept?.cents ?? 0;
  const cause = causeOf(event);
  const isByStaff = !cause && event.cause === OrderCancelCause.ORDER_CANCEL_CAUSE_STAFF;
  const by = cancelledBy || (isByStaff ? unnamed : '');
  const refundCents = refunded?.cents ?? 0;
  const cancelled = new Date(cancelledAt);
  return {
    kind: 'units cancelled',
    at,
    cancellation: {
      no,
      at: cancelled,
      ...(by && { by }),
      ...(proposedBy && { proposedBy }),
      ...(cause && { cause }),
      reason,
      requestId,
      lines: lines.map(({ lineId, quantity, refund }) => ({ lineId, quantity, refundCents: refund?.cents ?? 0 })),
      deliveryCents: deliveryRefund?.cents ?? 0,
      ...(keptCents > 0 && { keptCents }),
      ...(returnNo && { returnNo }),
      refundCents,
      gstCents: cancellation.gst?.cents ?? 0,
      ...(refundCents === 0 && { refundedAt: cancelled }),
    },
  };
};

const parcelOf = ({ parcelNo: no, dispatchedAt, carrier, trackingNo, arrivalDay, lines }: ParcelMessage): Parcel => ({
  no,
  at: new Date(dispatchedAt),
  carrier,
  trackingNo,
  lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
  arrivalDay,
});

export const dispatchedFact = (event: OrderDispatched, at: Date): PastFact => {
  const { parcel, carrier, trackingNo, dispatchedBy: by, requestId } = event;
  const named = { ...(by && { by }), ...(requestId && { requestId }) };
  const shipment = { carrier, trackingNo };
  return { kind: 'dispatched', at, shipment, ...(parcel && { parcel: { ...parcelOf(parcel), ...named } }) };
};

export const deliveredFact = ({ parcel, deliveredAt }: OrderDelivered, at: Date): PastFact => ({
  kind: 'delivered',
  at,
  deliveredAt: new Date(deliveredAt),
  ...(parcel && { parcel: parcelOf(parcel) }),
});

export const offeredFact = (event: PricesOffered, at: Date): PastFact | undefined => {
  const { offer, reminder, offeredBy, requestId } = event;
  if (!offer) return undefined;
  const { offerNo: no, offeredAt, validUntil, lines } = offer;
  return {
    kind: 'prices offered',
    at,
    offer: {
      no,
      state: 'Open',
      madeAt: new Date(offeredAt),
      by: offeredBy || unnamed,
      ...(requestId && { requestId }),
      validUntil: new Date(validUntil),
      lines: lines.map(({ lineId, price }) => ({ lineId, priceCents: price?.cents ?? 0 })),
      ...(reminder && { remindedAt: at }),
    },
  };
};

export const answeredFact = (event: OfferAnswered, at: Date): PastFact => {
  const { offerNo, followOnId, followOnNo, accepted: lines, declinedLineIds: declined } = event;
  const accepted = { orderId: followOnId, orderNo: followOnNo, lines };
  return { kind: 'offer answered', at, offerNo, ...(followOnId && { accepted }), declined };
};

export const requestedFact = ({ requestId }: ConfirmationRequested, at: Date): PastFact => ({
  kind: 'confirmation requested',
  at,
  resend: { at, requestId },
});

export const deliveryChangedFact = (event: DeliveryChanged, at: Date): PastFact => {
  const { changeNo: no, changedAt, changedBy: by, requestId, delivery, expected } = event;
  const to = { delivery: delivery ?? DeliveryDetails.fromPartial({}), ...(expected && { expected }) };
  return {
    kind: 'delivery changed',
    at,
    change: { no, at: new Date(changedAt), requestId, ...(by && { by }) },
    to,
  };
};
