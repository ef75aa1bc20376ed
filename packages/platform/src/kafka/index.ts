export { messageSeconds } from '../mongo/retention.ts';
export { type Broker, type BrokerAccess, createBroker } from './broker.ts';
export type { IncomingBatch, IncomingMessage } from './group.ts';
export type { EventHeaders, OutgoingMessage } from './message.ts';
export { keepsSince, type PastMessage, readSince } from './read-since.ts';
export { grantRights } from './rights.ts';
export { ensureTopics, missingTopics, type TopicDeclaration } from './topics.ts';
export { allTopics, deleteTopics, servesGroups } from './upkeep.ts';
