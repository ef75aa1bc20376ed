export { type Consumption, consume, type EventContext, UnreadableEvent } from './consume.ts';
export { startConsumer } from './consumer.ts';
export { inbox } from './inbox.ts';
