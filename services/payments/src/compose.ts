import { hourMs, systemClock } from '@southline/kernel/clock';
import type { Logger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import { createSealer } from '@southline/platform/seal';
import type { Ports } from './application/ports.ts';
import { createProvider } from './clients/provider.ts';
import type { Config } from './config.ts';
import { createAttempts } from './storage/attempts.ts';
import { createBooks } from './storage/books.ts';
import { createForeignCaptures } from './storage/foreign-captures.ts';
import { createFoundRefunds } from './storage/found-refunds.ts';

/** The dependencies of the use cases, for the service and its commands. */
export const compose = (config: Config, mongo: Mongo, logger: Logger): Ports => {
  const sealer = createSealer(config.ATTEMPT_ENCRYPTION_KEY, config.ATTEMPT_DECRYPTION_KEYS);
  return {
    attempts: createAttempts(mongo, sealer),
    books: createBooks(mongo, sealer),
    found: createFoundRefunds(mongo),
    foreign: createForeignCaptures(mongo),
    provider: createProvider({
      url: config.PAYMENT_PROVIDER_URL,
      key: config.PAYMENT_PROVIDER_KEY,
      password: config.PAYMENT_PROVIDER_PASSWORD,
      timeoutMs: config.PAYMENT_PROVIDER_TIMEOUT_MS,
      refundTimeoutMs: config.PAYMENT_REFUND_TIMEOUT_MS,
    }),
    clock: systemClock,
    logger,
    settings: {
      providerTimeoutMs: config.PAYMENT_PROVIDER_TIMEOUT_MS,
      codeLifetimeMs: config.ACCESS_CODE_LIFETIME_HOURS * hourMs,
      scale: config.RECONCILE_SCALE,
      refundLongestMs: config.REFUND_LONGEST_MINUTES * 60_000 * config.RECONCILE_SCALE,
      publicUrl: config.PUBLIC_URL,
    },
  };
};
