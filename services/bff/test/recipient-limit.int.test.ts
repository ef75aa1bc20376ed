import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { unique } from '@southline/testkit';
import { expect, test } from 'vitest';
import { createRecipientLimit } from '../src/security/recipient-limit.ts';
import { openRedis } from './redis.ts';

const logger = createLogger('bff', 'silent');

test('a mailbox gets five mails an hour over all forms, however its address is spelled', async () => {
  const redis = await openRedis(logger);
  const [one, other] = [createRecipientLimit(redis), createRecipientLimit(redis)];
  const name = unique('stranger');
  await one([`${name}@example.com`, `${name.toUpperCase()}@example.com`]);
  for (const tag of ['a', 'b', 'c', 'd']) await other([`${name}+${tag}@Example.com`]);
  await expect(one([`${name}@example.com`])).rejects.toMatchObject({ code: 'TooManyRequests' });
  await expect(other([`${unique('free')}@example.com`, `${name}+e@example.com`])).rejects.toThrow();
  await one([`${unique('free')}@example.com`]);
  redis.disconnect();
});

test('while Redis is away nothing is mailed to an address that is not proven', async () => {
  const redis = connectRedis('redis://127.0.0.1:1', logger);
  await expect(createRecipientLimit(redis)(['a@example.com'])).rejects.toMatchObject({ kind: 'unavailable' });
  redis.disconnect();
});
