import { createHash } from 'node:crypto';
import { mailboxOf } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { countWithin, type Redis } from '@southline/platform/redis';

const hourSeconds = 3_600;
/** Per hour, across all forms and processes. */
const mailsPerMailbox = 5;

/**
 * Throws TooManyRequests if an address would get too many mails in an hour, unless it is known to be the sender's own.
 * `sender`: an owner who names the same address again within the hour counts once.
 */
export type RecipientLimit = (addresses: readonly string[], sender?: string) => Promise<void>;

const tooMany = () =>
  new DomainError(
    'too-many',
    'TooManyRequests',
    'Too many mails were requested for this address. Please try again in an hour.',
    {
      retryAfter: String(hourSeconds),
    },
  );
const uncounted = () =>
  new DomainError('unavailable', 'Unavailable', 'We cannot send a mail just now. Please try again shortly.');

const keyOf = (address: string): string =>
  `mails:${createHash('sha256').update(mailboxOf(address)).digest('base64url')}`;

const countSender = async (redis: Redis, key: string, sender: string): Promise<boolean> => {
  const mark = `${key}:by:${sender}`;
  if ((await redis.set(mark, '1', 'EX', hourSeconds, 'NX')) === null) return true;
  const within = await countWithin(redis, key, mailsPerMailbox, hourSeconds);
  if (!within) await redis.del(mark);
  return within;
};

/**
 * Counts across all processes. While Redis is away, such mails are refused, except those of a named sender: a checkout
 * must continue.
 */
export const createRecipientLimit =
  (redis: Redis): RecipientLimit =>
  async (addresses, sender) => {
    const count = (key: string) =>
      sender === undefined ? countWithin(redis, key, mailsPerMailbox, hourSeconds) : countSender(redis, key, sender);
    const within = await Promise.all([...new Set(addresses.map(keyOf))].map(count)).catch(() => {
      if (sender === undefined) throw uncounted();
      return [true];
    });
    if (within.includes(false)) throw tooMany();
  };
