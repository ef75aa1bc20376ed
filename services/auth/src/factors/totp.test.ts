import { randomBytes } from 'node:crypto';
import { createSealer } from '@southline/platform/seal';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createTotps } from './totp.ts';

const sealer = createSealer(randomBytes(32));
const totps = createTotps(sealer);
const member = { membershipNo: 'M1', email: 'admin@southline.example' };
const at = (seconds: number) => new Date(seconds * 1_000);

/** The secret of RFC 6238, appendix B. */
const sealed = sealer.seal(Secret.fromLatin1('12345678901234567890').base32, 'M1/totp');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at %i s the code is the last six digits of %s', (seconds, code) => {
  expect(totps.stepOf(sealed, 'M1', code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
});

test('the codes of one step before and after count, with their own step, and no others', () => {
  const steps = [-60, -30, 0, 30, 60].map((late) => totps.stepOf(sealed, 'M1', '005924', at(1_234_567_890 + late)));
  const step = Math.floor(1_234_567_890 / 30);
  expect(steps).toEqual([undefined, step, step, step, undefined]);
});

test('a new secret has 160 bits, is named after the account, and opens for this account only', () => {
  const made = totps.create(member);
  expect(Secret.fromBase32(made.secret).bytes).toHaveLength(20);
  expect(made.uri).toMatch(
    /^otpauth:\/\/totp\/Southline:admin%40southline\.example\?issuer=Southline&secret=[A-Z2-7]{32}/,
  );
  const code = TOTP.generate({ secret: Secret.fromBase32(made.secret) });
  expect(totps.stepOf(made.sealed, 'M1', code, new Date())).toBeDefined();
  expect(() => totps.stepOf(made.sealed, 'M2', code, new Date())).toThrow();
  expect(made.sealed).not.toContain(made.secret);
});

test('after a rotation the secret is encrypted with the new key', () => {
  const key = randomBytes(32);
  const { sealed: old, secret } = createTotps(createSealer(key)).create(member);
  const next = randomBytes(32);
  const rotated = createTotps(createSealer(next, [key]));
  const again = rotated.resealed(old, 'M1') ?? '';
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  expect(createTotps(createSealer(next)).stepOf(again, 'M1', code, new Date())).toBeDefined();
  expect(rotated.resealed(again, 'M1')).toBeUndefined();
});
