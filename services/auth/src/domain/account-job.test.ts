import { expect, test } from 'vitest';
import { accountBackoff } from './account-job.ts';

test('a request is tried ten times within ten minutes, at growing intervals', () => {
  const pauses = Array.from({ length: 10 }, (_, at) => accountBackoff(at + 1));
  expect(pauses.at(-1)).toBeUndefined();
  const sum = pauses.reduce<number>((total, pause) => total + (pause ?? 0), 0);
  expect(sum).toBeLessThan(600_000);
});
