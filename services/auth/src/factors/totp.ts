import type { Sealer } from '@southline/platform/seal';
import { Secret, TOTP } from 'otpauth';
import type { Totps } from '../domain/ports.ts';

const issuer = 'Southline';
/** The secret's length in bytes, as RFC 4226 recommends for SHA-1. */
const secretBytes = 20;
/** Seconds per time step, as authenticator apps expect. */
const period = 30;
const algorithm = 'SHA1';
const digits = 6;
/** Accepted steps before and after the present one, because clocks differ. */
const window = 1;

const contextOf = (membershipNo: string) => `${membershipNo}/totp`;

export const createTotps = (sealer: Sealer): Totps => ({
  create({ membershipNo, email }) {
    const secret = new Secret({ size: secretBytes });
    const uri = new TOTP({ issuer, label: email, algorithm, digits, period, secret }).toString();
    return { sealed: sealer.seal(secret.base32, contextOf(membershipNo)), secret: secret.base32, uri };
  },
  stepOf(sealed, membershipNo, code, now) {
    const secret = Secret.fromBase32(sealer.open(sealed, contextOf(membershipNo)));
    const timestamp = now.getTime();
    const delta = TOTP.validate({ token: code, secret, algorithm, digits, period, timestamp, window });
    return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
  },
  resealed(sealed, membershipNo) {
    if (sealer.isCurrent(sealed)) return undefined;
    const context = contextOf(membershipNo);
    return sealer.seal(sealer.open(sealed, context), context);
  },
});
