export { checkCaller } from './access.ts';
export { createGrpcClient, type GrpcClient, type GrpcClientOptions } from './client.ts';
export { type PeerCredentials, plainCredentials, tlsCredentials } from './credentials.ts';
export { type CallContext, encodedAnswer, type Handlers, type RpcDefinition } from './definition.ts';
export { type Peer, peerAt } from './peer.ts';
export { createGrpcServer, type GrpcServer, longestTransferMs } from './server.ts';
