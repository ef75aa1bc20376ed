import type { Purpose } from '@southline/kernel/mailed-links';
import { expiredToken, invalidToken } from '../domain/errors.ts';
import { tokenHash } from '../domain/mailed-secrets.ts';
import type { Member } from '../domain/member.ts';
import { isExpired, type OneTimeRequest, oneTimeRequest, passwordPurposes } from '../domain/one-time-request.ts';
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

/** Returns the request. Throws invalid_token (unknown, used, replaced, or for another purpose) or expired_token. */
export const usable = (
  request: OneTimeRequest | undefined,
  purposes: readonly Purpose[],
  now: Date,
): OneTimeRequest => {
  if (!request || !purposes.includes(request.purpose)) throw invalidToken();
  if (isExpired(request, now)) throw expiredToken();
  return request;
};

/** Throws unless the token may still set a password; uses nothing up. */
export const checkResetToken =
  ({ requests, clock }: Pick<Ports, 'requests' | 'clock'>) =>
  async (token: string): Promise<void> => {
    usable(await requests.byTokenHash(tokenHash(token)), passwordPurposes, clock.now());
  };
