import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call acts at once, those within the gap act once at its end', () => {
  let acts = 0;
  const gathered = atMostEvery(200, () => {
    acts += 1;
  });
  gathered.call();
  expect(acts).toBe(1);
  gathered.call();
  gathered.call();
  vi.advanceTimersByTime(199);
  expect(acts).toBe(1);
  vi.advanceTimersByTime(2);
  expect(acts).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(acts).toBe(2);
});

test('a cancelled call does not act any more', () => {
  let acts = 0;
  const gathered = atMostEvery(200, () => {
    acts += 1;
  });
  gathered.call();
  gathered.call();
  gathered.cancel();
  vi.advanceTimersByTime(1_000);
  expect(acts).toBe(1);
});
