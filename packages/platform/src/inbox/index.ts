export { parked } from '../jobs/jobs.ts';
export { type Consumption, consume, type EventContext, UnreadableEvent } from './consume.ts';
export { startConsumer } from './consumer.ts';
export { inbox } from './inbox.ts';
export { type ParkedEvent, parkedEvents } from './parked.ts';
export { type ReplayRun, startReplays, waitingFor } from './replay.ts';
