import { hourMs } from '@southline/kernel/clock';
import { mailboxOf } from '@southline/kernel/email';
import { tooManyAttempts } from '../domain/errors.ts';
import type { Ports } from '../domain/ports.ts';

/** Throws too_many_attempts when an address of the network asked for too much within the hour. */
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
 * Whether a mail to this address may be asked for once more within the hour. Beyond it the answer is the usual one and the
 * mails that are there already hold good: who floods a mailbox neither fills it nor keeps its holder from a link.
 */
export const mayMail = async (
  { throttle, limits }: Pick<Ports, 'throttle' | 'limits'>,
  kind: 'sign-up' | 'reset',
  email: string,
): Promise<boolean> =>
  (await throttle.countWithin(`mails-${kind}`, mailboxOf(email), limits.mailsPerEmail, hourMs)) === 0;
