import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newGuest, readGuest } from './guest-secret.ts';

test('a guest is a secret of 256 bits, known to services by its SHA-256', () => {
  const { secret, subject } = newGuest();
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(subject).toBe(`guest:${createHash('sha256').update(secret).digest('hex')}`);
  expect(readGuest(secret)).toEqual({ secret, subject });
  expect(newGuest().secret).not.toBe(secret);
});

test.each([undefined, '', 'abc', 'a'.repeat(44), `${'a'.repeat(42)}=`, `guest:${'a'.repeat(37)}`])(
  'the cookie "%s" identifies no guest',
  (cookie) => {
    expect(readGuest(cookie)).toBeUndefined();
  },
);
