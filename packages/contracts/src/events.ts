import { defineEvent } from './define-event.ts';
import { DocumentReady } from './gen/southline/documents/v1/events.ts';
import { OrderCancelled, OrderPlaced } from './gen/southline/orders/v1/events.ts';
import { PaymentCaptured, PaymentRefunded } from './gen/southline/payments/v1/events.ts';

export { deadLetterTopic, type EventDeclaration } from './define-event.ts';
export { DocumentReady, OrderCancelled, OrderPlaced, PaymentCaptured, PaymentRefunded };

export const orderPlaced = defineEvent({
  topic: 'southline.orders.order-placed.v1',
  message: OrderPlaced,
  key: (event) => event.orderId,
  consumers: ['catalogue', 'documents', 'notifications'],
});

export const orderCancelled = defineEvent({
  topic: 'southline.orders.order-cancelled.v1',
  message: OrderCancelled,
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
  consumers: ['orders'],
});

export const documentReady = defineEvent({
  topic: 'southline.documents.document-ready.v1',
  message: DocumentReady,
  key: (event) => event.orderId,
  consumers: ['notifications'],
});

/** Every declared event: what the topics command creates. */
export const allEvents = [orderPlaced, orderCancelled, paymentCaptured, paymentRefunded, documentReady].map(
  ({ topic, consumers }) => ({ topic, consumers }),
);
