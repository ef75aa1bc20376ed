import { AuthServiceService } from '@southline/contracts/auth';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import type { Peer } from '@southline/platform/grpc';
import type { MailedSecrets } from '../domain/account-mail.ts';

/** Reads the secrets of mails from the auth service, with this service's own identity. */
export const createAuthClient = (peer: Peer): MailedSecrets => {
  const client = peer.own(AuthServiceService);
  return {
    read: (requestId) => client.getMailedSecret({ requestId }).catch(undefinedIfNotFound),
  };
};
