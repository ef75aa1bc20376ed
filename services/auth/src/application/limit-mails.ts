import { hourMs } from '@southline/kernel/clock';
import { mailboxOf } from '@southline/kernel/email';
import { tooManyAttempts } from '../domain/errors.ts';
import type { Ports } from '../domain/ports.ts';

/** Throws too_many_attempts if a client address exceeded its hourly limit. */
export const limitAddress = async (
  { throttle }: Pick<Ports, 'throttle'>,
  limit: 'sign-ups' | 'resets',
  clientAddress: string,
  most: number,
): Promise<void> => {
  const wait = await throttle.countWithin(limit, clientAddress, most, hourMs);
  if (wait > 0) throw tooManyAttempts(wait);
};

/**
 * Whether another mail to this address is allowed within the hour. Beyond the limit the answer is the usual one and earlier
 * mails stay valid. So an attacker can neither flood a mailbox nor invalidate its holder's links.
 */
export const mayMail = async (
  { throttle, limits }: Pick<Ports, 'throttle' | 'limits'>,
  kind: 'sign-up' | 'reset',
  email: string,
): Promise<boolean> =>
  (await throttle.countWithin(`mails-${kind}`, mailboxOf(email), limits.mailsPerEmail, hourMs)) === 0;
