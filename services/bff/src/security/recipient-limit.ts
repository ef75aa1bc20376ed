import { createHash } from 'node:crypto';
import { mailboxOf } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { countWithin, type Redis } from '@southline/platform/redis';

const hourSeconds = 3_600;
/** An hour, over all forms and processes. */
const mailsPerMailbox = 5;

/** Throws TooManyRequests when an address that is not known to be its sender's would get too many mails in an hour. */
export type RecipientLimit = (addresses: readonly string[]) => Promise<void>;

const tooMany = () =>
  new DomainError(
    'too-many',
    'TooManyRequests',
    'Too many mails were asked for this address. Please try again in an hour.',
    {
      retryAfter: String(hourSeconds),
    },
  );
const uncounted = () =>
  new DomainError('unavailable', 'Unavailable', 'We cannot send a mail just now. Please try again shortly.');

const keyOf = (address: string): string =>
  `mails:${createHash('sha256').update(mailboxOf(address)).digest('base64url')}`;

/** Counted over all processes. While Redis is away no mail is sent to such an address. */
export const createRecipientLimit =
  (redis: Redis): RecipientLimit =>
  async (addresses) => {
    const keys = [...new Set(addresses.map(keyOf))];
    const within = await Promise.all(keys.map((key) => countWithin(redis, key, mailsPerMailbox, hourSeconds))).catch(
      () => {
        throw uncounted();
      },
    );
    if (within.includes(false)) throw tooMany();
  };
