import * as auth from './gen/southline/auth/v1/events.ts';
import * as catalogue from './gen/southline/catalogue/v1/events.ts';
import { StaffActed } from './gen/southline/common/v1/journal.ts';
import * as content from './gen/southline/content/v1/events.ts';
import * as documents from './gen/southline/documents/v1/events.ts';
import * as locator from './gen/southline/locator/v1/events.ts';
import * as orders from './gen/southline/orders/v1/events.ts';
import * as payments from './gen/southline/payments/v1/events.ts';
import * as returns from './gen/southline/returns/v1/events.ts';

/** The declaration of an event: its topic, its message, the key that defines its order, and its consuming services. */
export interface EventDeclaration<Message, Consumer extends string = string> {
  readonly topic: `southline.${string}.v${number}`;
  readonly message: {
    encode(message: Message): { finish(): Uint8Array };
    decode(input: Uint8Array): Message;
    fromJSON(object: unknown): Message;
    toJSON(message: Message): unknown;
  };
  readonly key: (event: Message) => string;
  /** Services with a consumer group on the topic. */
  readonly consumers: readonly Consumer[];
  /** The key is the id of an order. */
  readonly ofOrder?: true;
}

export const defineEvent = <Message, Consumer extends string>(
  declaration: EventDeclaration<Message, Consumer>,
): EventDeclaration<Message, Consumer> => declaration;

export * from './gen/southline/auth/v1/events.ts';
export * from './gen/southline/catalogue/v1/events.ts';
export { StaffActed } from './gen/southline/common/v1/journal.ts';
export * from './gen/southline/content/v1/events.ts';
export * from './gen/southline/documents/v1/events.ts';
export * from './gen/southline/locator/v1/events.ts';
export * from './gen/southline/orders/v1/events.ts';
export * from './gen/southline/payments/v1/events.ts';
export * from './gen/southline/returns/v1/events.ts';

/** Declares events whose key, which defines their order, is read by `key`. */
const keyedBy =
  <Keyed>(key: (event: Keyed) => string, more: { readonly ofOrder?: true } = {}) =>
  <Message extends Keyed, Consumer extends string>(
    topic: EventDeclaration<Message>['topic'],
    message: EventDeclaration<Message>['message'],
    consumers: readonly Consumer[],
  ) =>
    defineEvent<Message, Consumer>({ topic, message, key, consumers, ...more });

const ofOrder = keyedBy(({ orderId }: { readonly orderId: string }) => orderId, { ofOrder: true });
const ofReturn = keyedBy(({ returnId }: { readonly returnId: string }) => returnId);
const ofAccount = keyedBy(
  ({ addressee }: { readonly addressee?: { readonly membershipNo: string } | undefined }) =>
    addressee?.membershipNo ?? '',
);

export const orderPlaced = ofOrder('southline.orders.order-placed.v1', orders.OrderPlaced, [
  'catalogue',
  'documents',
  'notifications',
  'vouchers',
]);
export const orderCancelled = ofOrder('southline.orders.order-cancelled.v1', orders.OrderCancelled, [
  'catalogue',
  'documents',
  'notifications',
  'vouchers',
]);
export const paymentProblem = ofOrder('southline.orders.payment-problem.v1', orders.PaymentProblem, ['notifications']);
export const orderDispatched = ofOrder('southline.orders.order-dispatched.v1', orders.OrderDispatched, [
  'documents',
  'notifications',
]);
export const orderDelivered = ofOrder('southline.orders.order-delivered.v1', orders.OrderDelivered, ['notifications']);
export const pricesOffered = ofOrder('southline.orders.prices-offered.v1', orders.PricesOffered, ['notifications']);
/** No service consumes it: it restores accepted offers that a restored copy lacks. */
export const offerAnswered = ofOrder('southline.orders.offer-answered.v1', orders.OfferAnswered, []);
export const orderForgotten = ofOrder('southline.orders.order-forgotten.v1', orders.OrderForgotten, [
  'documents',
  'notifications',
]);
export const orderJoined = ofOrder('southline.orders.order-joined.v1', orders.OrderJoined, [
  'documents',
  'notifications',
  'returns',
]);
export const confirmationRequested = ofOrder(
  'southline.orders.confirmation-requested.v1',
  orders.ConfirmationRequested,
  ['notifications'],
);
export const deliveryChanged = ofOrder('southline.orders.delivery-changed.v1', orders.DeliveryChanged, [
  'documents',
  'notifications',
]);
export const paymentCaptured = ofOrder('southline.payments.payment-captured.v1', payments.PaymentCaptured, ['orders']);
export const paymentRefunded = ofOrder('southline.payments.payment-refunded.v1', payments.PaymentRefunded, [
  'orders',
  'returns',
]);
export const refundFailed = ofOrder('southline.payments.refund-failed.v1', payments.RefundFailed, ['returns']);
export const returnRequested = ofReturn('southline.returns.return-requested.v1', returns.ReturnRequested, [
  'notifications',
]);
export const returnAnswered = ofReturn('southline.returns.return-answered.v1', returns.ReturnAnswered, [
  'notifications',
]);
export const returnProcessed = ofReturn('southline.returns.return-processed.v1', returns.ReturnProcessed, [
  'catalogue',
  'documents',
  'notifications',
  'orders',
]);
export const documentReady = ofOrder('southline.documents.document-ready.v1', documents.DocumentReady, [
  'notifications',
]);
export const memberRegistered = ofAccount('southline.auth.member-registered.v1', auth.MemberRegistered, [
  'notifications',
]);
export const registrationRepeated = ofAccount('southline.auth.registration-repeated.v1', auth.RegistrationRepeated, [
  'notifications',
]);
export const emailChangeRequested = ofAccount('southline.auth.email-change-requested.v1', auth.EmailChangeRequested, [
  'notifications',
]);
export const emailChanged = ofAccount('southline.auth.email-changed.v1', auth.EmailChanged, ['notifications']);
export const passwordResetRequested = ofAccount(
  'southline.auth.password-reset-requested.v1',
  auth.PasswordResetRequested,
  ['notifications'],
);
export const memberClosed = ofAccount('southline.auth.member-closed.v1', auth.MemberClosed, [
  'catalogue',
  'content',
  'notifications',
  'orders',
  'returns',
]);
export const addressVerified = defineEvent({
  topic: 'southline.auth.address-verified.v1',
  message: auth.AddressVerified,
  key: (event) => event.membershipNo,
  consumers: ['orders'],
});
export const ownDataRequested = ofAccount('southline.auth.own-data-requested.v1', auth.OwnDataRequested, [
  'notifications',
]);
export const passwordChanged = ofAccount('southline.auth.password-changed.v1', auth.PasswordChanged, ['notifications']);
export const signedInOnNewDevice = ofAccount('southline.auth.signed-in-on-new-device.v1', auth.SignedInOnNewDevice, [
  'notifications',
]);
export const staffInvited = ofAccount('southline.auth.staff-invited.v1', auth.StaffInvited, ['notifications']);
export const secondFactorChanged = ofAccount('southline.auth.second-factor-changed.v1', auth.SecondFactorChanged, [
  'notifications',
]);
export const enquirySubmitted = defineEvent({
  topic: 'southline.content.enquiry-submitted.v1',
  message: content.EnquirySubmitted,
  key: (event) => event.enquiryId,
  consumers: ['notifications'],
});
export const bookingRequested = defineEvent({
  topic: 'southline.content.booking-requested.v1',
  message: content.BookingRequested,
  key: (event) => event.bookingId,
  consumers: ['notifications'],
});
export const promotionEntered = defineEvent({
  topic: 'southline.content.promotion-entered.v1',
  message: content.PromotionEntered,
  key: (event) => event.entryId,
  consumers: ['notifications'],
});
export const cataloguePublished = defineEvent({
  topic: 'southline.catalogue.catalogue-published.v1',
  message: catalogue.CataloguePublished,
  key: (event) => String(event.set),
  consumers: ['content'],
});
export const noticeRaised = defineEvent({
  topic: 'southline.catalogue.notice-raised.v1',
  message: catalogue.NoticeRaised,
  key: (event) => event.noticeId,
  consumers: ['notifications'],
});
export const dealersPublished = defineEvent({
  topic: 'southline.locator.dealers-published.v1',
  message: locator.DealersPublished,
  key: () => 'dealers',
  consumers: ['content'],
});

/** Each service publishes what staff did in it; the key gives no order. */
const staffActedIn = <Service extends string>(service: Service) =>
  defineEvent({
    topic: `southline.${service}.staff-acted.v1`,
    message: StaffActed,
    key: (event) => event.actionId,
    consumers: ['auth'],
  });
export const ordersStaffActed = staffActedIn('orders');
export const returnsStaffActed = staffActedIn('returns');
export const catalogueStaffActed = staffActedIn('catalogue');
export const paymentsStaffActed = staffActedIn('payments');
export const authStaffActed = staffActedIn('auth');
export const contentStaffActed = staffActedIn('content');
export const notificationsStaffActed = staffActedIn('notifications');
export const locatorStaffActed = staffActedIn('locator');
export const documentsStaffActed = staffActedIn('documents');
export const vouchersStaffActed = staffActedIn('vouchers');
