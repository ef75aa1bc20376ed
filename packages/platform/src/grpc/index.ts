export { type Access, anyone, either, only, people, service } from './access.ts';
export { type CallContext, type Handlers, type UnaryDefinition } from './definition.ts';
export { createGrpcClient, type GrpcClient } from './client.ts';
export { fromStatus, toStatus } from './errors.ts';
export { createGrpcServer, type GrpcServer } from './server.ts';
