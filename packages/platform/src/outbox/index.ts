export { appendToOutbox, type OutboxEvent, outbox, outboxEvent, outboxIndexes } from './outbox.ts';
export { startRelay } from './relay.ts';
