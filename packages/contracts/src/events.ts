import { defineEvent } from './define-event.ts';
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
  SignedInOnNewDevice,
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

export { deadLetterTopic, type EventDeclaration } from './define-event.ts';
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
  SignedInOnNewDevice,
  StaffActed,
};

export const orderPlaced = defineEvent({
  topic: 'southline.orders.order-placed.v1',
  message: OrderPlaced,
  key: (event) => event.orderId,
  consumers: ['catalogue', 'documents', 'notifications', 'vouchers'],
});

export const orderCancelled = defineEvent({
  topic: 'southline.orders.order-cancelled.v1',
  message: OrderCancelled,
  key: (event) => event.orderId,
  consumers: ['catalogue', 'documents', 'notifications', 'vouchers'],
});

export const paymentProblem = defineEvent({
  topic: 'southline.orders.payment-problem.v1',
  message: PaymentProblem,
  key: (event) => event.orderId,
  consumers: ['notifications'],
});

export const orderDispatched = defineEvent({
  topic: 'southline.orders.order-dispatched.v1',
  message: OrderDispatched,
  key: (event) => event.orderId,
  consumers: ['documents', 'notifications'],
});

export const orderDelivered = defineEvent({
  topic: 'southline.orders.order-delivered.v1',
  message: OrderDelivered,
  key: (event) => event.orderId,
  consumers: ['notifications'],
});

export const pricesOffered = defineEvent({
  topic: 'southline.orders.prices-offered.v1',
  message: PricesOffered,
  key: (event) => event.orderId,
  consumers: ['notifications'],
});

export const orderForgotten = defineEvent({
  topic: 'southline.orders.order-forgotten.v1',
  message: OrderForgotten,
  key: (event) => event.orderId,
  consumers: ['documents', 'notifications'],
});

export const orderJoined = defineEvent({
  topic: 'southline.orders.order-joined.v1',
  message: OrderJoined,
  key: (event) => event.orderId,
  consumers: ['documents', 'notifications', 'returns'],
});

export const confirmationRequested = defineEvent({
  topic: 'southline.orders.confirmation-requested.v1',
  message: ConfirmationRequested,
  key: (event) => event.orderId,
  consumers: ['notifications'],
});

export const paymentCaptured = defineEvent({
  topic: 'southline.payments.payment-captured.v1',
  message: PaymentCaptured,
  key: (event) => event.orderId,
  consumers: ['orders'],
});

export const paymentRefunded = defineEvent({
  topic: 'southline.payments.payment-refunded.v1',
  message: PaymentRefunded,
  key: (event) => event.orderId,
  consumers: ['orders', 'returns'],
});

export const refundFailed = defineEvent({
  topic: 'southline.payments.refund-failed.v1',
  message: RefundFailed,
  key: (event) => event.orderId,
  consumers: ['returns'],
});

export const returnRequested = defineEvent({
  topic: 'southline.returns.return-requested.v1',
  message: ReturnRequested,
  key: (event) => event.returnId,
  consumers: ['notifications'],
});

export const returnAnswered = defineEvent({
  topic: 'southline.returns.return-answered.v1',
  message: ReturnAnswered,
  key: (event) => event.returnId,
  consumers: ['notifications'],
});

export const returnProcessed = defineEvent({
  topic: 'southline.returns.return-processed.v1',
  message: ReturnProcessed,
  key: (event) => event.returnId,
  consumers: ['catalogue', 'documents', 'notifications', 'orders'],
});

export const documentReady = defineEvent({
  topic: 'southline.documents.document-ready.v1',
  message: DocumentReady,
  key: (event) => event.orderId,
  consumers: ['notifications'],
});

export const memberRegistered = defineEvent({
  topic: 'southline.auth.member-registered.v1',
  message: MemberRegistered,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

export const registrationRepeated = defineEvent({
  topic: 'southline.auth.registration-repeated.v1',
  message: RegistrationRepeated,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

export const emailChangeRequested = defineEvent({
  topic: 'southline.auth.email-change-requested.v1',
  message: EmailChangeRequested,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

export const emailChanged = defineEvent({
  topic: 'southline.auth.email-changed.v1',
  message: EmailChanged,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

export const passwordResetRequested = defineEvent({
  topic: 'southline.auth.password-reset-requested.v1',
  message: PasswordResetRequested,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

/** Its key is the member, as of all events of an account. */
export const memberClosed = defineEvent({
  topic: 'southline.auth.member-closed.v1',
  message: MemberClosed,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['catalogue', 'content', 'notifications', 'orders', 'returns'],
});

export const addressVerified = defineEvent({
  topic: 'southline.auth.address-verified.v1',
  message: AddressVerified,
  key: (event) => event.membershipNo,
  consumers: ['orders'],
});

export const ownDataRequested = defineEvent({
  topic: 'southline.auth.own-data-requested.v1',
  message: OwnDataRequested,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

export const passwordChanged = defineEvent({
  topic: 'southline.auth.password-changed.v1',
  message: PasswordChanged,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

export const signedInOnNewDevice = defineEvent({
  topic: 'southline.auth.signed-in-on-new-device.v1',
  message: SignedInOnNewDevice,
  key: (event) => event.addressee?.membershipNo ?? '',
  consumers: ['notifications'],
});

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
