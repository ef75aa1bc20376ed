import type { CallContext } from '@southline/platform/grpc';
import { normalizeEmail } from '../../domain/email.ts';
import { noSuchAccount } from '../../domain/errors.ts';
import type { Ports } from '../../domain/ports.ts';
import type { Visitor } from '../../domain/visitor.ts';

/** The account of a call is always the caller's, never named in the request. */
export const callerOf = ({ identity }: CallContext): string => {
  if (!identity?.membershipNo) throw noSuchAccount();
  return identity.membershipNo;
};

/** The network address of the caller, and the hash of the typed e-mail address, for an event of the security log. */
export const originOf = ({ emailHash }: Ports, { clientAddress }: Visitor, email?: string) => ({
  clientAddress,
  ...(email !== undefined && { emailHash: emailHash(normalizeEmail(email)) }),
});
