import {
  OrderPlaced,
  orderPlaced,
  PaymentCaptured,
  PaymentRefunded,
  paymentCaptured,
  paymentRefunded,
} from '@southline/contracts/events';
import { type Broker, readSince } from '@southline/platform/kafka';
import type { PastEvents } from '../../domain/reconciling.ts';
import { placedOrder } from '../../mapping/placed-order.ts';

/** The topics outlive a restore, so they have the events from before it. */
export const pastEvents = (broker: Broker): PastEvents => ({
  async placed(since) {
    const messages = await readSince(broker, 'orders', orderPlaced.topic, since);
    return messages.map(({ value, headers }) => ({
      placed: placedOrder(OrderPlaced.decode(value)),
      version: Number(headers['aggregate-version'] ?? 0),
      event: { id: headers['event-id'] ?? '', headers, value },
    }));
  },
  async captured(since) {
    const messages = await readSince(broker, 'orders', paymentCaptured.topic, since);
    return messages.map(({ value }) => PaymentCaptured.decode(value).providerTransaction).filter(Boolean);
  },
  async refunded(since) {
    const messages = await readSince(broker, 'orders', paymentRefunded.topic, since);
    return messages.map(({ value }) => PaymentRefunded.decode(value).providerTransaction).filter(Boolean);
  },
});
