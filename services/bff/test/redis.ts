import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { servers } from '@southline/testkit';

/** A connection that takes commands; listened to from its first moment, for it says only once that it is ready. */
export const openRedis = async (logger = createLogger('bff', 'silent')) => {
  const redis = connectRedis(servers().redisUrl, logger);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
};
