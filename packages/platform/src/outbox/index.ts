export { appendToOutbox, type OutboxEvent, outbox, outboxEvent } from './outbox.ts';
export { startRelay } from './relay.ts';
