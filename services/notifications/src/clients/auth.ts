import { AuthServiceService } from '@southline/contracts/auth';
import { isDomainError } from '@southline/kernel/errors';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { TokenSource } from '@southline/platform/telemetry';
import type { MailedSecrets } from '../domain/account-mail.ts';

/** Reads the secrets of mails from the auth service, with this service's own identity. */
export const createAuthClient = (
  address: string,
  token: TokenSource,
  credentials: PeerCredentials,
): MailedSecrets & { close(): void } => {
  const client = createGrpcClient(AuthServiceService, { address, token, credentials });
  return {
    async read(requestId) {
      try {
        return await client.getMailedSecret({ requestId });
      } catch (error) {
        if (isDomainError(error) && error.kind === 'not-found') return undefined;
        throw error;
      }
    },
    close: () => client.close(),
  };
};
