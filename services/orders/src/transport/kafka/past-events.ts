import {
  ConfirmationRequested,
  confirmationRequested,
  DeliveryChanged,
  deliveryChanged,
  OfferAnswered,
  OrderCancelled,
  OrderDelivered,
  OrderDispatched,
  OrderForgotten,
  OrderJoined,
  OrderPlaced,
  offerAnswered,
  orderCancelled,
  orderDelivered,
  orderDispatched,
  orderForgotten,
  orderJoined,
  orderPlaced,
  PaymentCaptured,
  PaymentRefunded,
  PricesOffered,
  paymentCaptured,
  paymentRefunded,
  pricesOffered,
  ReturnProcessed,
  returnProcessed,
} from '@southline/contracts/events';
import { type Broker, keepsSince, type PastMessage, readSince } from '@southline/platform/kafka';
import type { PastFact } from '../../domain/past-fact.ts';
import type { PastEvent, PastEvents } from '../../domain/reconciling.ts';
import {
  answeredFact,
  cancelledFact,
  deliveredFact,
  deliveryChangedFact,
  dispatchedFact,
  offeredFact,
  requestedFact,
} from '../../mapping/past-facts.ts';
import { placedOrder } from '../../mapping/placed-order.ts';

interface Read {
  readonly orderId: string;
  readonly fact: PastFact | undefined;
}

/** How each topic states facts about orders. `at`: when the event occurred. */
const readers: Readonly<Record<string, (value: Buffer, at: Date) => Read>> = {
  [orderCancelled.topic]: (value, at) => {
    const event = OrderCancelled.decode(value);
    return { orderId: event.orderId, fact: cancelledFact(event, at) };
  },
  [orderDispatched.topic]: (value, at) => {
    const event = OrderDispatched.decode(value);
    return { orderId: event.orderId, fact: dispatchedFact(event, at) };
  },
  [orderDelivered.topic]: (value, at) => {
    const event = OrderDelivered.decode(value);
    return { orderId: event.orderId, fact: deliveredFact(event, at) };
  },
  [pricesOffered.topic]: (value, at) => {
    const event = PricesOffered.decode(value);
    return { orderId: event.orderId, fact: offeredFact(event, at) };
  },
  [offerAnswered.topic]: (value, at) => {
    const event = OfferAnswered.decode(value);
    return { orderId: event.orderId, fact: answeredFact(event, at) };
  },
  [confirmationRequested.topic]: (value, at) => {
    const event = ConfirmationRequested.decode(value);
    return { orderId: event.orderId, fact: requestedFact(event, at) };
  },
  [deliveryChanged.topic]: (value, at) => {
    const event = DeliveryChanged.decode(value);
    return { orderId: event.orderId, fact: deliveryChangedFact(event, at) };
  },
  [orderForgotten.topic]: (value, at) => ({
    orderId: OrderForgotten.decode(value).orderId,
    fact: { kind: 'forgotten', at },
  }),
  [orderJoined.topic]: (value, at) => {
    const { orderId, owner, guestOwner } = OrderJoined.decode(value);
    return { orderId, fact: { kind: 'joined', at, owner, guestOwner } };
  },
  [returnProcessed.topic]: (value, at) => {
    const { orderId, returnNo } = ReturnProcessed.decode(value);
    return { orderId, fact: { kind: 'return processed', at, returnNo } };
  },
  [paymentRefunded.topic]: (value, at) => {
    const { orderId, reference } = PaymentRefunded.decode(value);
    return { orderId, fact: { kind: 'refunded', at, reference } };
  },
};

const pastEvent = (topic: string, read: (typeof readers)[string], message: PastMessage): PastEvent[] => {
  const { key, value, headers } = message;
  const occurredAt = new Date(headers['occurred-at'] ?? 0);
  const { orderId, fact } = read(value, occurredAt);
  if (!fact) return [];
  const version = Number(headers['aggregate-version'] ?? 0);
  return [{ orderId, fact, event: { id: headers['event-id'] ?? '', topic, key, version, headers, value, occurredAt } }];
};

/** How exactly it is searched since when Kafka has all events. */
const keptToMs = 10 * 60_000;

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
  async about(since) {
    const found: PastEvent[] = [];
    for (const [topic, read] of Object.entries(readers)) {
      const messages = await readSince(broker, 'orders', topic, since);
      found.push(...messages.flatMap((message) => pastEvent(topic, read, message)));
    }
    return found;
  },
  async keptFrom(since, until) {
    const topics = [orderPlaced.topic, ...Object.keys(readers)];
    const areKept = async (time: number) => {
      const kept = await Promise.all(topics.map((topic) => keepsSince(broker, topic, new Date(time))));
      return kept.every(Boolean);
    };
    let [lost, kept] = [since.getTime(), until.getTime()];
    if (await areKept(lost)) return since;
    while (kept - lost > keptToMs) {
      const middle = Math.floor((lost + kept) / 2);
      if (await areKept(middle)) kept = middle;
      else lost = middle;
    }
    return new Date(kept);
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
