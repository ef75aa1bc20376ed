import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';

test('a check that passes at the third try is awaited', async () => {
  let tries = 0;
  const answer = await eventually(
    () => {
      tries += 1;
      expect(tries).toBeGreaterThanOrEqual(3);
      return 'there';
    },
    { intervalMs: 1 },
  );
  expect(answer).toBe('there');
});

test('false means not yet', async () => {
  let tries = 0;
  await eventually(() => ++tries > 2, { intervalMs: 1 });
  expect(tries).toBe(3);
});

test('after the time limit the last error of the check is thrown', async () => {
  const attempt = eventually(() => Promise.reject(new Error('no such order')), { timeoutMs: 5, intervalMs: 1 });
  await expect(attempt).rejects.toThrow('no such order');
});
