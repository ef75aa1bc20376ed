import { eventually, unique } from '@southline/testkit';
import { ownServers } from '@southline/testkit/own-servers';
import { afterAll, expect, test } from 'vitest';
import { connectRedis, countWithin } from '../src/redis/index.ts';
import { logger } from './support/bench.ts';

const own = await ownServers(['redis']);
const redis = connectRedis(own.urls.redis, logger);
await eventually(() => redis.ping());
afterAll(async () => {
  redis.disconnect();
  await own.stop();
});

test('so many uses a window and no more, also when they come at once', async () => {
  const key = unique('limit');
  const allowed = await Promise.all(Array.from({ length: 20 }, () => countWithin(redis, key, 5, 3_600)));
  expect(allowed.filter(Boolean)).toHaveLength(5);
  expect(await countWithin(redis, unique('limit'), 5, 3_600)).toBe(true);
});

test('a counter ends with its window', async () => {
  const key = unique('limit');
  await countWithin(redis, key, 5, 60);
  const [bucket = ''] = await redis.keys(`${key}:*`);
  const left = await redis.ttl(bucket);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(60);
});

test('while Redis is away a call fails, and works again afterwards', async () => {
  await own.killServer('redis');
  await eventually(() => expect(redis.status).not.toBe('ready'));
  await expect(countWithin(redis, 'away', 5, 60)).rejects.toThrow();
  await own.startServer('redis');
  await eventually(async () => expect(await countWithin(redis, unique('back'), 5, 60)).toBe(true));
});
