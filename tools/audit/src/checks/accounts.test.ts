import { linkLifeMs, purposes } from '@southline/kernel/mailed-links';
import { expect, test } from 'vitest';
import { finishedJobsAreEmpty, mailedSecretsEnd, oneAccountPerAddress, unverifiedAccountsEnd } from './accounts.ts';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const violations = ({ violations: found }: { violations: readonly string[] }) => found.length;

test('two accounts of one address, or an address in another form, are violations', () => {
  const account = (_id: string, email: string) => ({ _id, email, verifiedAt: now });
  expect(violations(oneAccountPerAddress([account('M1', 'a@b.example'), account('M2', 'c@b.example')]))).toBe(0);
  expect(violations(oneAccountPerAddress([account('M1', 'a@b.example'), account('M2', 'a@b.example')]))).toBe(1);
  expect(violations(oneAccountPerAddress([account('M1', 'A@b.example')]))).toBe(1);
});

test('an account is verified or about to end', () => {
  const account = (of: { verifiedAt?: Date; unverifiedUntil?: Date }) => [{ _id: 'M1', email: 'a@b.example', ...of }];
  expect(violations(unverifiedAccountsEnd(account({ verifiedAt: now }), now))).toBe(0);
  expect(violations(unverifiedAccountsEnd(account({ unverifiedUntil: ago(-1) }), now))).toBe(0);
  expect(violations(unverifiedAccountsEnd(account({ unverifiedUntil: ago(1) }), now))).toBe(1);
  expect(violations(unverifiedAccountsEnd(account({}), now))).toBe(1);
  expect(violations(unverifiedAccountsEnd(account({ verifiedAt: now, unverifiedUntil: ago(-1) }), now))).toBe(1);
});

test('a secret that is valid too long, or whose row stays, is a violation', () => {
  const request = (purpose: string, created: number, lastsHours: number) => [
    { _id: `M1/${purpose}`, purpose, createdAt: ago(created), expiresAt: ago(created - lastsHours) },
  ];
  expect(violations(mailedSecretsEnd(request('reset', 1, 1), now))).toBe(0);
  expect(violations(mailedSecretsEnd(request('reset', 1, 2), now))).toBe(1);
  expect(violations(mailedSecretsEnd(request('verification', 7 * 24, 24), now))).toBe(0);
  expect(violations(mailedSecretsEnd(request('verification', 9 * 24, 24), now))).toBe(1);
  expect(violations(mailedSecretsEnd(request('verification', 1, 25), now))).toBe(1);
});

test.each(purposes)('a secret for %s may last as long as auth gives it, and no longer', (purpose) => {
  const lasting = (ms: number) => [{ _id: 'M1', purpose, createdAt: now, expiresAt: new Date(now.getTime() + ms) }];
  expect(violations(mailedSecretsEnd(lasting(linkLifeMs[purpose]), now))).toBe(0);
  expect(violations(mailedSecretsEnd(lasting(linkLifeMs[purpose] + 1), now))).toBe(1);
});

test('a secret for a purpose that auth does not have is a violation', () => {
  const unknown = { _id: 'M1', purpose: 'other', createdAt: now, expiresAt: ago(-1) };
  expect(violations(mailedSecretsEnd([unknown], now))).toBe(1);
});

test('a finished job that stores its input is a violation', () => {
  expect(violations(finishedJobsAreEmpty([{ _id: 'a' }]))).toBe(0);
  expect(violations(finishedJobsAreEmpty([{ _id: 'a', payload: { kind: 'reset' } }]))).toBe(1);
});
