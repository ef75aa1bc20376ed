import { randomBytes } from 'node:crypto';
import { unique } from '@southline/testkit';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { growingPauses } from '../src/domain/throttle.ts';
import { createThrottle } from '../src/storage/throttle.ts';
import { prepareAuth } from './support/bench.ts';

const pauses = growingPauses({ free: 4, longestMs: 60_000, forgetMs: 60_000 });
const bench = await prepareAuth();
const throttle = createThrottle(bench.mongo, randomBytes(32), () => undefined);
afterAll(() => bench.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Moves this process's clock, but not the database's. */
const clockOff = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

test('a process with a slow clock refuses no free try, and waits as long as all others', async () => {
  const key = unique('account');
  await throttle.take('account', key, pauses);
  clockOff(-3_600_000);
  await throttle.take('account', key, pauses);
  await throttle.take('account', key, pauses);
  vi.useRealTimers();
  await throttle.take('account', key, pauses);
  clockOff(3_600_000);
  const refused = await throttle.take('account', key, pauses).catch((error) => error);
  expect(refused).toMatchObject({ message: 'too_many_attempts' });
  expect(['1', '2']).toContain(refused.details.retry_after_seconds);
});

test('processes with different clocks count in one window, and a use that is taken back is free again', async () => {
  const key = unique('network');
  // Longer than the time since 1970: the window does not end during the test.
  const window = 4 * Date.now();
  const count = () => throttle.countWithin('sign-ups', key, 2, window);
  expect(await count()).toBe(0);
  clockOff(-3_600_000);
  expect(await count()).toBe(0);
  expect(await count()).toBeGreaterThan(0);
  expect(throttle.usedUpFor('sign-ups', key)).toBeGreaterThan(0);
  await throttle.uncount('sign-ups', key, window);
  await throttle.uncount('sign-ups', key, window);
  vi.useRealTimers();
  expect(await count()).toBe(0);
});
