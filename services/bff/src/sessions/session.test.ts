import { expect, test } from 'vitest';
import { remainingMs, type Session } from './session.ts';

const hour = 3_600_000;
const session = (change: Partial<Session>): Session => ({
  id: 'a',
  membershipNo: 'M1',
  role: 'Member',
  credentialVersion: 1,
  device: '',
  createdAt: 0,
  seenAt: 0,
  checkedAt: 0,
  mergePending: false,
  ...change,
});

test.each([
  ['a member has 12 hours without use', session({}), 12 * hour],
  ['each use gives them again', session({ seenAt: 5 * hour }), 17 * hour],
  ['but not beyond 14 days', session({ seenAt: 14 * 24 * hour - hour }), 14 * 24 * hour],
  ['staff has 30 minutes without use', session({ role: 'Dealer' }), hour / 2],
  ['but not beyond 12 hours', session({ role: 'Admin', seenAt: 12 * hour - 60_000 }), 12 * hour],
])('%s', (_rule, of, end) => {
  expect(remainingMs(of, 0)).toBe(end);
  expect(remainingMs(of, end)).toBe(0);
});
