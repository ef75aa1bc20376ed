import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { servers } from '@southline/testkit';

/** A ready connection. The listener is added at once, because `ready` is emitted only once. */
export const openRedis = async (logger = createLogger('bff', 'silent')) => {
  const redis = connectRedis(servers().redisUrl, logger);
  await new Promise((resolve) => redis.once('ready', resolve));
  return redis;
};
