import type {
  ConfirmationRequested,
  DeliveryChanged,
  OrderCancelled,
  OrderDelivered,
  OrderDispatched,
  OrderPlaced,
  PaymentProblem,
  PricesOffered,
} from '@southline/contracts/events';
import { remarksOf } from '@southline/contracts/order-facts';
import type { Parcel } from '@southline/contracts/orders';
import { partOf } from '@southline/contracts/part-facts';
import { isEmailAddress } from '@southline/kernel/email';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { MailJob } from '../domain/mail-job.ts';
import { recipientsOf } from '../domain/recipients.ts';
import { paymentProblemOf } from './payment-problem.ts';

interface AboutOrder extends Pick<OrderPlaced, 'orderId' | 'delivery'> {
  readonly buyerUnproven?: boolean;
}

/** A mail that only the buyer gets. */
const toBuyer = (
  { orderId, delivery, buyerUnproven }: AboutOrder,
  mail: Omit<MailJob, 'orderId' | 'address' | 'role'>,
): MailJob[] =>
  recipientsOf(delivery?.email ?? '', []).map((recipient) => ({
    ...recipient,
    orderId,
    ...mail,
    ...(buyerUnproven && { withoutPapers: true }),
  }));

/**
 * One confirmation per recipient. Throws for an order without a recipient or a number, which is then parked for staff.
 */
export const confirmationMails = (event: OrderPlaced): MailJob[] => {
  const { orderId, orderNo, placedAt, delivery, buyerUnproven } = event;
  const complete = orderNo && isEmailAddress(delivery?.email.trim() ?? '') && !Number.isNaN(Date.parse(placedAt));
  if (!complete) throw new UnreadableEvent('The order lacks a number, a time or a buyer with an e-mail address.');
  const mail = { template: 'order-confirmation', orderId, ...(buyerUnproven && { withoutPapers: true }) } as const;
  return recipientsOf(delivery?.email ?? '', remarksOf(event).ccEmails).map((recipient) => ({ ...recipient, ...mail }));
};

/** The address in an event. It may differ from the address as placed, and its own event may arrive later. */
const placeIn = (event: Pick<DeliveryChanged, 'delivery'> & Partial<Pick<DeliveryChanged, 'expected'>>) => {
  const { delivery, expected } = event;
  return delivery ? { place: { delivery, ...(expected && { expected }) } } : {};
};

/** The confirmation once more. */
export const confirmationAgainMails = (event: ConfirmationRequested): MailJob[] =>
  toBuyer(event, { template: 'order-confirmation', request: event.requestId, ...placeIn(event) });

/** One mail per change of the address. */
export const deliveryChangedMails = (event: DeliveryChanged): MailJob[] => {
  const { delivery, changeNo, changedBy } = event;
  if (!delivery || changeNo < 1) throw new UnreadableEvent('The change of an address lacks its number or the address.');
  const byStaff = changedBy !== '';
  return toBuyer(event, { template: 'delivery-changed', request: String(changeNo), byStaff, ...placeIn(event) });
};

const aboutParcel = (parcel: Parcel | undefined, others: boolean): Pick<MailJob, 'parcel' | 'request'> => {
  if (!parcel) return {};
  const { parcelNo: no, lines, arrivalDay } = parcel;
  const units = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  return { parcel: { no, lines: units, restWaits: others, arrivalDay }, request: String(no) };
};

export const dispatchedMails = (event: OrderDispatched): MailJob[] => {
  const { carrier, trackingNo, parcel, restWaits } = event;
  return toBuyer(event, {
    template: 'order-dispatched',
    carrier,
    trackingNo,
    ...aboutParcel(parcel, restWaits),
    ...placeIn(event),
  });
};

export const deliveredMails = (event: OrderDelivered): MailJob[] =>
  toBuyer(event, {
    template: 'order-delivered',
    ...aboutParcel(event.parcel, event.oneOfSeveral),
    ...placeIn(event),
  });

/**
 * Mails about an order that was not placed and is refunded, or about cancelled units of a placed order. Without a
 * refund there is no credit note to wait for.
 */
export const cancellationMails = ({
  orderId,
  delivery,
  refunded,
  buyerUnproven,
  cancellation,
}: OrderCancelled): MailJob[] =>
  cancellation
    ? toBuyer(
        { orderId, delivery },
        {
          template: 'units-cancelled',
          request: String(cancellation.cancellationNo),
          withoutPapers: buyerUnproven || (refunded?.cents ?? 0) === 0,
        },
      )
    : toBuyer({ orderId, delivery }, { template: 'order-cancelled' });

/** One mail per problem of a payment. */
export const paymentProblemMails = (event: PaymentProblem): MailJob[] => {
  const { orderId, delivery, reference: request } = event;
  const problem = paymentProblemOf(event);
  if (!problem) throw new UnreadableEvent('The event names no problem that is known.');
  return toBuyer({ orderId, delivery }, { template: 'payment-problem', request, problem });
};

/** One mail per offer, and one reminder. */
export const priceOfferMails = ({ orderId, delivery, offer, reminder: isReminder }: PricesOffered): MailJob[] => {
  if (!offer || offer.lines.length === 0 || Number.isNaN(Date.parse(offer.validUntil)))
    throw new UnreadableEvent('The offer lacks lines or the time of its end.');
  const lines = offer.lines.map((line) => {
    const { partNo, description } = partOf(line);
    return { partNo, description, quantity: line.quantity, total: line.total?.cents ?? 0 };
  });
  const request = `${offer.offerNo}${isReminder ? '-reminder' : ''}`;
  const prices = { validUntil: offer.validUntil, lines, total: offer.total?.cents ?? 0, isReminder };
  return toBuyer({ orderId, delivery }, { template: 'prices-offered', request, offer: prices });
};
