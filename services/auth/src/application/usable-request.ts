import type { Purpose } from '@southline/kernel/mailed-links';
import { expiredToken, invalidToken } from '../domain/errors.ts';
import { isExpired, type OneTimeRequest } from '../domain/one-time-request.ts';

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
