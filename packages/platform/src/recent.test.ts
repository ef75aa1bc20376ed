import { afterEach, expect, test, vi } from 'vitest';
import { recentRecords } from './recent.ts';

afterEach(() => void vi.useRealTimers());

test('the newest records are known, for a minute', () => {
  vi.useFakeTimers();
  const recent = recentRecords<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('a', 3);
  recent.set('c', 4);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([3, undefined, 4]);
  recent.delete('c');
  expect(recent.get('c')).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(recent.get('a')).toBeUndefined();
});
