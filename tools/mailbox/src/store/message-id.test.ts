import { expect, it } from 'vitest';
import { createdAt, nextMessageId } from './message-id.ts';

it('gives ids in sort order, also within a millisecond and when the clock goes back', () => {
  const now = Date.now() + 10_000;
  const ids = [now, now, now - 5_000, now + 1].map(nextMessageId);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-z]{22}$/);
});

it('tells from an id when it was given out', () => {
  const now = Date.now() + 20_000;
  expect(createdAt(nextMessageId(now))).toEqual(new Date(now));
});
