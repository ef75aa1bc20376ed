import { OrderCancelled, orderCancelled } from '@southline/contracts/events';
import { expect, test } from 'vitest';
import { outboxEvent } from './outbox.ts';

const occurredAt = new Date('2026-03-31T14:30:00.000Z');

test('an event carries its id, time and version beside its message, under the key of its record', () => {
  const event = outboxEvent(orderCancelled, OrderCancelled.fromPartial({ orderId: 'o1' }), { version: 3, occurredAt });
  expect(event).toMatchObject({
    topic: orderCancelled.topic,
    key: 'o1',
    version: 3,
    headers: { 'event-id': event.id, 'occurred-at': '2026-03-31T14:30:00.000Z', 'aggregate-version': '3' },
  });
  expect(OrderCancelled.decode(event.value).orderId).toBe('o1');
});

test('an event that no broker would take is refused before it can hold up others', () => {
  const message = OrderCancelled.fromPartial({ orderId: 'o'.repeat(900_001) });
  expect(() => outboxEvent(orderCancelled, message, { version: 1, occurredAt })).toThrow('too large');
});
