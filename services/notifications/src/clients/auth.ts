import { AuthServiceService } from '@southline/contracts/auth';
import { undefinedIfNotFound } from '@southline/kernel/errors';
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
    read: (requestId) => client.getMailedSecret({ requestId }).catch(undefinedIfNotFound),
    close: () => client.close(),
  };
};
