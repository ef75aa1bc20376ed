export { appendToOutbox, type OutboxEvent, outboxEvent, outboxIndexes } from './outbox.ts';
export { startRelay } from './relay.ts';
