import { DomainError } from '@southline/kernel/errors';
import { randomSecret, sha256Hex } from '@southline/platform/ids';
import type { Logger } from '@southline/platform/logger';
import type { Redis } from '@southline/platform/redis';
import { lifetimeOf, longestMs, remainingMs, type Session } from './session.ts';

/** The most sessions of one member. Above it, the least recently used one ends. */
const maxPerMember = 20;

/** A call that is under way when its session ends is answered within this time. */
const lateMs = 15_000;

// 256 bits in base64url.
const secretShape = /^[A-Za-z0-9_-]{43}$/;

export interface FoundSession extends Session {
  /** SHA-256 of the secret, as the storage key. */
  readonly key: string;
}

const keyOf = (hash: string) => `session:${hash}`;
const endedOf = (hash: string) => `session-ended:${hash}`;
const indexOf = (membershipNo: string) => `sessions-of:${membershipNo}`;

const unavailable = () =>
  new DomainError('unavailable', 'Unavailable', 'Signing in does not work at the moment. Please try again shortly.');

const toValue = ({ key: _key, ...session }: Session & { key?: string }) => JSON.stringify(session);

export const createSessionStore = (redis: Redis, logger: Logger, now: () => number = Date.now) => {
  /** Logs only the reason of an error, because the Redis client's errors contain whole commands. */
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'sessions are out of reach');
      throw unavailable();
    }
  };

  /** The results of one transaction. A failed command fails all of it. */
  const all = async (transaction: ReturnType<Redis['multi']>): Promise<unknown[]> =>
    ((await transaction.exec()) ?? []).map(([error, result]) => {
      if (error) throw error;
      return result;
    });

  const remove = async (membershipNo: string, hashes: readonly string[]) => {
    if (hashes.length === 0) return;
    const removal = redis
      .multi()
      .del(...hashes.map(keyOf))
      .zrem(indexOf(membershipNo), ...hashes);
    for (const hash of hashes) removal.set(endedOf(hash), '', 'PX', lateMs);
    await all(removal);
  };

  const read = (hash: string, value: string | null | undefined): FoundSession | undefined => {
    if (!value) return undefined;
    const session: FoundSession = { ...(JSON.parse(value) as Session), key: hash };
    return remainingMs(session, now()) > 0 ? session : undefined;
  };

  return {
    /** Throws if no session can be opened at the moment. */
    check: () => guarded(async () => void (await redis.ping())),
    /** Also returns the secret for the cookie. */
    open: (session: Session) =>
      guarded(async () => {
        const secret = randomSecret();
        const hash = sha256Hex(secret);
        const index = indexOf(session.membershipNo);
        const [, , , , surplus] = await all(
          redis
            .multi()
            .zremrangebyscore(index, '-inf', now() - lifetimeOf(session.role).idle)
            .set(keyOf(hash), toValue(session), 'PX', remainingMs(session, now()))
            .zadd(index, session.seenAt, hash)
            .pexpire(index, longestMs)
            .zrange(index, 0, `${-(maxPerMember + 1)}`),
        );
        await remove(
          session.membershipNo,
          (surplus as string[]).filter((other) => other !== hash),
        );
        return { secret, session: { ...session, key: hash } };
      }),
    find: (secret: string): Promise<FoundSession | undefined> =>
      guarded(async () => {
        if (!secretShape.test(secret)) return undefined;
        const hash = sha256Hex(secret);
        return read(hash, await redis.get(keyOf(hash)));
      }),
    /** Whether the session of this secret was ended within the last seconds. */
    hasJustEnded: (secret: string) => guarded(async () => (await redis.exists(endedOf(sha256Hex(secret)))) === 1),
    /** Saves an existing session. False if it has ended meanwhile. */
    save: (session: FoundSession) =>
      guarded(async () => {
        // XX: do not create a session again that has ended meanwhile.
        const [saved] = await all(
          redis
            .multi()
            .set(keyOf(session.key), toValue(session), 'PX', Math.max(1, remainingMs(session, now())), 'XX')
            .zadd(indexOf(session.membershipNo), 'XX', session.seenAt, session.key),
        );
        return saved === 'OK';
      }),
    end: ({ membershipNo, key }: FoundSession) => guarded(() => remove(membershipNo, [key])),
    /** The most recently used first. */
    list: (membershipNo: string) =>
      guarded(async () => {
        const hashes = await redis.zrevrange(indexOf(membershipNo), 0, -1);
        if (hashes.length === 0) return [];
        const values = await redis.mget(...hashes.map(keyOf));
        return hashes.flatMap((hash, at) => read(hash, values[at]) ?? []);
      }),
    endAll: (membershipNo: string, except?: FoundSession) =>
      guarded(async () => {
        const hashes = await redis.zrange(indexOf(membershipNo), 0, '-1');
        await remove(
          membershipNo,
          hashes.filter((hash) => hash !== except?.key),
        );
      }),
  };
};

/** Sessions in Redis, found by the hash of their cookie's secret. Every call throws Unavailable while Redis is away. */
export type SessionStore = ReturnType<typeof createSessionStore>;
