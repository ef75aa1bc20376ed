import type { Purpose } from '@southline/kernel/mailed-links';
import type { Member } from '../domain/member.ts';
import { type OneTimeRequest, oneTimeRequest } from '../domain/one-time-request.ts';
import type { Ports } from '../domain/ports.ts';

/** A request whose secrets can be mailed; only their hashes are stored. */
export const newRequest = (
  { secrets, ids, clock }: Pick<Ports, 'secrets' | 'ids' | 'clock'>,
  purpose: Purpose,
  { membershipNo, email }: Pick<Member, 'membershipNo' | 'email'>,
): OneTimeRequest => {
  const requestId = ids.next();
  const hashes = secrets.hashesFor(purpose, requestId);
  return oneTimeRequest({ purpose, requestId, membershipNo, email, ...hashes }, clock.now());
};
