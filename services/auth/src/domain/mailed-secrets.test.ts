import { randomBytes } from 'node:crypto';
import type { Purpose } from '@southline/kernel/mailed-links';
import { expect, test } from 'vitest';
import { createMailedSecrets, temporaryPasswordHash, tokenHash } from './mailed-secrets.ts';
import { oneTimeRequest } from './one-time-request.ts';

const now = new Date('2026-01-01T00:00:00Z');
const key = randomBytes(32);

const requestOf = (signingKey: Buffer, purpose: Purpose, requestId = 'request') =>
  oneTimeRequest(
    {
      purpose,
      requestId,
      membershipNo: 'M1',
      email: 'a@b.example',
      ...createMailedSecrets(signingKey).hashesFor(purpose, requestId),
    },
    now,
  );

test('only hashes of the secrets are stored', () => {
  const request = requestOf(key, 'reset');
  const secret = createMailedSecrets(key).reveal(request);
  expect(tokenHash(secret?.token ?? '')).toBe(request.tokenHash);
  expect(temporaryPasswordHash(secret?.temporaryPassword ?? '')).toBe(request.temporaryHash);
  expect(JSON.stringify(request)).not.toContain(secret?.token);
  expect(JSON.stringify(request)).not.toContain(secret?.temporaryPassword);
});

test('secrets are the same each time, and others for another request or purpose', () => {
  const secrets = createMailedSecrets(key);
  const token = (purpose: Purpose, id: string) => secrets.reveal(requestOf(key, purpose, id))?.token;
  expect(token('reset', 'one')).toBe(token('reset', 'one'));
  expect(new Set([token('reset', 'one'), token('reset', 'two'), token('verification', 'one')]).size).toBe(3);
});

test('a token has 256 bits, a temporary password no look-alikes', () => {
  const secrets = createMailedSecrets(key);
  const all = Array.from({ length: 2_000 }, (_, at) => secrets.reveal(requestOf(key, 'reset', `${at}`)));
  expect(all.every((secret) => /^[\w-]{43}$/.test(secret?.token ?? ''))).toBe(true);
  expect(
    all.every((secret) => /^([2-9a-hjkmnp-z]{5}-){2}[2-9a-hjkmnp-z]{5}$/.test(secret?.temporaryPassword ?? '')),
  ).toBe(true);
  expect(new Set(all.map((secret) => secret?.token)).size).toBe(2_000);
  expect(new Set(all.map((secret) => secret?.temporaryPassword)).size).toBe(2_000);
});

test('every sign of temporary passwords comes about equally often', () => {
  const secrets = createMailedSecrets(key);
  const counts = new Map<string, number>();
  for (let at = 0; at < 3_000; at += 1) {
    const { temporaryPassword = '' } = secrets.reveal(requestOf(key, 'reset', `${at}`)) ?? {};
    for (const sign of temporaryPassword.replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const expected = (3_000 * 15) / 31;
  expect(counts.size).toBe(31);
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.15);
});

test('case, blanks and hyphens of a typed temporary password do not count', () => {
  expect(temporaryPasswordHash(' ABCDE fghjk-MNPQR ')).toBe(temporaryPasswordHash('abcde-fghjk-mnpqr'));
});

test('mails of the previous key are still revealed; those of unknown keys are not', () => {
  const request = requestOf(key, 'reset');
  const next = randomBytes(32);
  expect(createMailedSecrets(next, [key]).reveal(request)).toEqual(createMailedSecrets(key).reveal(request));
  expect(createMailedSecrets(next).reveal(request)).toBeUndefined();
});
