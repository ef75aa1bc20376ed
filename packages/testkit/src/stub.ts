import { DomainError } from '@southline/kernel/errors';
import { createGrpcServer, type Handlers, type RpcDefinition } from '@southline/platform/grpc';
import { createVerifier } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';

/** A gRPC server with the test's answers; all other calls get "unavailable". */
export const startStub = async (
  verifyKeys: string,
  services: readonly (readonly [RpcDefinition, Partial<Handlers<RpcDefinition>>])[],
) => {
  const server = createGrpcServer({
    verifier: createVerifier(verifyKeys.split(',')),
    logger: createLogger('stub', 'silent'),
    health: { ready: async () => true },
  });
  const missing = async () => {
    throw new DomainError('unavailable', 'Unavailable', 'not in this test');
  };
  for (const [definition, handlers] of services) {
    const names = Object.keys(definition);
    server.add(definition, Object.fromEntries(names.map((name) => [name, handlers[name] ?? missing])));
  }
  const port = await server.listen('127.0.0.1', 0);
  return { address: `127.0.0.1:${port}`, close: () => server.close(0) };
};
