import { Redis } from 'ioredis';
import type { Logger } from '../logger/index.ts';

export type { Redis };

/** A client that fails fast while the server is away. Data in Redis may be lost, so callers decide how to react. */
export const connectRedis = (url: string, logger: Logger): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 1_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', (error: Error) => logger.warn({ reason: error.message }, 'redis'));
  return redis;
};

/** Counts a use of `key`; true while there were at most `limit` in the current window. Throws if Redis is unavailable. */
export const countWithin = async (
  redis: Redis,
  key: string,
  limit: number,
  windowSeconds: number,
  by = 1,
): Promise<boolean> => {
  const bucket = `${key}:${Math.floor(Date.now() / 1000 / windowSeconds)}`;
  const results = await redis.multi().incrby(bucket, by).expire(bucket, windowSeconds).exec();
  const count = Number(results?.[0]?.[1] ?? Number.POSITIVE_INFINITY);
  return count <= limit;
};
