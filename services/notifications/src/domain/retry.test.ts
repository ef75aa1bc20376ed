import { expect, test } from 'vitest';
import { MailError, retryPause } from './retry.ts';

const pause = retryPause(5_000);

test('pauses grow to half an hour and end after about two days', () => {
  const busy = new MailError('The mail server answered 451.', false);
  expect([1, 2, 3, 10].map((tries) => pause(tries, busy))).toEqual([5_000, 10_000, 20_000, 1_800_000]);
  const total = Array.from({ length: 99 }, (_, index) => pause(index + 1, busy) ?? 0).reduce((sum, ms) => sum + ms, 0);
  expect(total / 3_600_000).toBeGreaterThan(44);
  expect(pause(100, busy)).toBeUndefined();
});

test('a refusal for good is not tried again', () => {
  expect(pause(1, new MailError('The mail server answered 550.', true))).toBeUndefined();
});
