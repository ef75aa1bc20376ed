export { messageSeconds } from '../mongo/kept.ts';
export { readAsAdmin } from './admin.ts';
export { type Broker, type BrokerAccess, createBroker } from './broker.ts';
export type { EventHeaders, OutgoingMessage } from './message.ts';
export { type PastMessage, readSince } from './read-since.ts';
export { grantRights } from './rights.ts';
export { ensureTopics, missingTopics, type TopicDeclaration } from './topics.ts';
