import { defineEvent, type EventDeclaration } from './define-event.ts';
import {
  AddressVerified,
  EmailChanged,
  EmailChangeRequested,
  MemberClosed,
  MemberRegistered,
  OwnDataRequested,
  PasswordChanged,
  PasswordChangeKind,
  PasswordResetRequested,
  RegistrationRepeated,
  SecondFactorChanged,
  SecondFactorChangeKind,
  SignedInOnNewDevice,
  StaffInvited,
} from './gen/southline/auth/v1/events.ts';
import { CataloguePublished, NoticeRaised, PublishedSet } from './gen/southline/catalogue/v1/events.ts';
import { StaffActed } from './gen/southline/common/v1/journal.ts';
import { BookingRequested, EnquirySubmitted, PromotionEntered } from './gen/southline/content/v1/events.ts';
import { DocumentReady } from './gen/southline/documents/v1/events.ts';
import { DealersPublished } from './gen/southline/locator/v1/events.ts';
import {
  Cancellation,
  ConfirmationRequested,
  OrderCancelCause,
  OrderCancelled,
  OrderDelivered,
  OrderDispatched,
  OrderForgotten,
  OrderJoined,
  OrderPlaced,
  PaymentProblem,
  PaymentProblemKind,
  PricesOffered,
} from './gen/southline/orders/v1/events.ts';
import { PaymentCaptured, PaymentRefunded, RefundFailed } from './gen/southline/payments/v1/events.ts';
import { RequestedItem, ReturnAnswered, ReturnProcessed, ReturnRequested } from './gen/southline/returns/v1/events.ts';

export type { EventDeclaration } from './define-event.ts';
export {
  AddressVerified,
  BookingRequested,
  Cancellation,
  CataloguePublished,
  ConfirmationRequested,
  DealersPublished,
  DocumentReady,
  EmailChanged,
  EmailChangeRequested,
  EnquirySubmitted,
  MemberClosed,
  MemberRegistered,
  NoticeRaised,
  OrderCancelCause,
  OrderCancelled,
  OrderDelivered,
  OrderDispatched,
  OrderForgotten,
  OrderJoined,
  OrderPlaced,
  OwnDataRequested,
  PasswordChanged,
  PasswordChangeKind,
  PasswordResetRequested,
  PaymentCaptured,
  PaymentProblem,
  PaymentProblemKind,
  PaymentRefunded,
  PricesOffered,
  PromotionEntered,
  PublishedSet,
  RefundFailed,
  RegistrationRepeated,
  RequestedItem,
  ReturnAnswered,
  ReturnProcessed,
  ReturnRequested,
  SecondFactorChanged,
  SecondFactorChangeKind,
  SignedInOnNewDevice,
  StaffActed,
  StaffInvited,
};

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

export const orderPlaced = ofOrder('southline.orders.order-placed.v1', OrderPlaced, [
  'catalogue',
  'documents',
  'notifications',
  'vouchers',
]);
export const orderCancelled = ofOrder('southline.orders.order-cancelled.v1', OrderCancelled, [
  'catalogue',
  'documents',
  'notifications',
  'vouchers',
]);
export const paymentProblem = ofOrder('southline.orders.payment-problem.v1', PaymentProblem, ['notifications']);
export const orderDispatched = ofOrder('southline.orders.order-dispatched.v1', OrderDispatched, [
  'documents',
  'notifications',
]);
export const orderDelivered = ofOrder('southline.orders.order-delivered.v1', OrderDelivered, ['notifications']);
export const pricesOffered = ofOrder('southline.orders.prices-offered.v1', PricesOffered, ['notifications']);
export const orderForgotten = ofOrder('southline.orders.order-forgotten.v1', OrderForgotten, [
  'documents',
  'notifications',
]);
export const orderJoined = ofOrder('southline.orders.order-joined.v1', OrderJoined, [
  'documents',
  'notifications',
  'returns',
]);
export const confirmationRequested = ofOrder('southline.orders.confirmation-requested.v1', ConfirmationRequested, [
  'notifications',
]);
export const paymentCaptured = ofOrder('southline.payments.payment-captured.v1', PaymentCaptured, ['orders']);
export const paymentRefunded = ofOrder('southline.payments.payment-refunded.v1', PaymentRefunded, [
  'orders',
  'returns',
]);
export const refundFailed = ofOrder('southline.payments.refund-failed.v1', RefundFailed, ['returns']);
export const returnRequested = ofReturn('southline.returns.return-requested.v1', ReturnRequested, ['notifications']);
export const returnAnswered = ofReturn('southline.returns.return-answered.v1', ReturnAnswered, ['notifications']);
export const returnProcessed = ofReturn('southline.returns.return-processed.v1', ReturnProcessed, [
  'catalogue',
  'documents',
  'notifications',
  'orders',
]);
export const documentReady = ofOrder('southline.documents.document-ready.v1', DocumentReady, ['notifications']);
export const memberRegistered = ofAccount('southline.auth.member-registered.v1', MemberRegistered, ['notifications']);
export const registrationRepeated = ofAccount('southline.auth.registration-repeated.v1', RegistrationRepeated, [
  'notifications',
]);
export const emailChangeRequested = ofAccount('southline.auth.email-change-requested.v1', EmailChangeRequested, [
  'notifications',
]);
export const emailChanged = ofAccount('southline.auth.email-changed.v1', EmailChanged, ['notifications']);
export const passwordResetRequested = ofAccount('southline.auth.password-reset-requested.v1', PasswordResetRequested, [
  'notifications',
]);
export const memberClosed = ofAccount('southline.auth.member-closed.v1', MemberClosed, [
  'catalogue',
  'content',
  'notifications',
  'orders',
  'returns',
]);
export const addressVerified = defineEvent({
  topic: 'southline.auth.address-verified.v1',
  message: AddressVerified,
  key: (event) => event.membershipNo,
  consumers: ['orders'],
});
export const ownDataRequested = ofAccount('southline.auth.own-data-requested.v1', OwnDataRequested, ['notifications']);
export const passwordChanged = ofAccount('southline.auth.password-changed.v1', PasswordChanged, ['notifications']);
export const signedInOnNewDevice = ofAccount('southline.auth.signed-in-on-new-device.v1', SignedInOnNewDevice, [
  'notifications',
]);
export const staffInvited = ofAccount('southline.auth.staff-invited.v1', StaffInvited, ['notifications']);
export const secondFactorChanged = ofAccount('southline.auth.second-factor-changed.v1', SecondFactorChanged, [
  'notifications',
]);
export const enquirySubmitted = defineEvent({
  topic: 'southline.content.enquiry-submitted.v1',
  message: EnquirySubmitted,
  key: (event) => event.enquiryId,
  consumers: ['notifications'],
});
export const bookingRequested = defineEvent({
  topic: 'southline.content.booking-requested.v1',
  message: BookingRequested,
  key: (event) => event.bookingId,
  consumers: ['notifications'],
});
export const promotionEntered = defineEvent({
  topic: 'southline.content.promotion-entered.v1',
  message: PromotionEntered,
  key: (event) => event.entryId,
  consumers: ['notifications'],
});
export const cataloguePublished = defineEvent({
  topic: 'southline.catalogue.catalogue-published.v1',
  message: CataloguePublished,
  key: (event) => String(event.set),
  consumers: ['content'],
});
export const noticeRaised = defineEvent({
  topic: 'southline.catalogue.notice-raised.v1',
  message: NoticeRaised,
  key: (event) => event.noticeId,
  consumers: ['notifications'],
});
export const dealersPublished = defineEvent({
  topic: 'southline.locator.dealers-published.v1',
  message: DealersPublished,
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
