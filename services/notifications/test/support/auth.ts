import { AuthServiceService } from '@southline/contracts/auth';
import { DomainError } from '@southline/kernel/errors';
import { createGrpcServer, type Handlers } from '@southline/platform/grpc';
import { createVerifier } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';

type Definition = typeof AuthServiceService;

/** A fake auth service that returns secrets by request, on the port that notifications calls. */
export const startAuth = async (port: number, verifyKeys: string) => {
  const secrets = new Map<string, { token: string; temporaryPassword: string }>();
  const server = createGrpcServer({
    verifier: createVerifier(verifyKeys.split(',')),
    logger: createLogger('auth-stub', 'silent'),
    health: { ready: async () => true },
  });
  const missing = async (): Promise<never> => {
    throw new DomainError('unavailable', 'Unavailable', 'not in this test');
  };
  const names = Object.keys(AuthServiceService) as (keyof Definition)[];
  const handlers = {
    ...Object.fromEntries(names.map((name) => [name, missing])),
    async getMailedSecret({ requestId }: { requestId: string }) {
      const secret = secrets.get(requestId);
      if (!secret) throw new DomainError('not-found', 'NotFound', 'There is no such secret.');
      return secret;
    },
  } as unknown as Handlers<Definition>;
  server.add(AuthServiceService, handlers);
  await server.listen('127.0.0.1', port);
  return { secrets, close: () => server.close(0) };
};
