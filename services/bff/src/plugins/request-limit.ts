import rateLimit from '@fastify/rate-limit';
import { DomainError } from '@southline/kernel/errors';
import { addressKey } from '@southline/platform/address-key';
import type { App, Settings } from '../context.ts';

/** A high limit per client address, counted in this process. It stops floods and does not affect shoppers. */
export const addRequestLimit = async (app: App, { REQUESTS_PER_MINUTE }: Settings): Promise<void> => {
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => addressKey(ip),
    cache: 10_000,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('too-many', 'TooManyRequests', 'Too many requests. Please wait a moment.', {
        retryAfter: String(Math.ceil(ttl / 1000)),
      }),
  });
};
