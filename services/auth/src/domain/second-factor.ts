import { timingSafeEqual } from 'node:crypto';
import { temporaryPasswordHash, typedSecret } from './mailed-secrets.ts';

/** An authenticator app. */
export interface Totp {
  /** Encrypted. */
  readonly secret: string;
  /** The time step of the last accepted code, in steps since 1970; no code of it or of an earlier one is accepted. */
  readonly lastStep: number;
}

/** A key pair that the browser or a security key keeps; this is its public half. */
export interface Passkey {
  /** base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often it was used, if its keeper counts. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** As its holder named it. */
  readonly name: string;
  readonly addedAt: Date;
}

export interface SecondFactor {
  readonly totp?: Totp | undefined;
  readonly passkeys?: readonly Passkey[] | undefined;
  /** SHA-256 of the codes that are left. */
  readonly recoveryHashes: readonly string[];
}

const recoveryCodes = 10;

export const passkeysOf = (factor: SecondFactor | undefined): readonly Passkey[] => factor?.passkeys ?? [];

/** Recovery codes alone are no factor. */
export const orNone = (factor: SecondFactor): SecondFactor | undefined =>
  factor.totp || passkeysOf(factor).length > 0 ? factor : undefined;

export const withPasskey = (factor: SecondFactor, passkey: Passkey): SecondFactor => ({
  ...factor,
  passkeys: [...passkeysOf(factor).filter(({ id }) => id !== passkey.id), passkey],
});

export const withoutPasskey = (factor: SecondFactor, id: string): SecondFactor => ({
  ...factor,
  passkeys: passkeysOf(factor).filter((passkey) => passkey.id !== id),
});

/** The factor after a use of this passkey; undefined: it was removed. */
export const withUse = (factor: SecondFactor, use: Pick<Passkey, 'id' | 'counter'>): SecondFactor | undefined => {
  const passkey = passkeysOf(factor).find(({ id }) => id === use.id);
  if (!passkey) return undefined;
  const used = { ...passkey, counter: use.counter };
  return { ...factor, passkeys: passkeysOf(factor).map((each) => (each === passkey ? used : each)) };
};

export const newRecoveryCodes = () => {
  const codes = Array.from({ length: recoveryCodes }, typedSecret);
  return { codes, recoveryHashes: codes.map(temporaryPasswordHash) };
};

const same = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The factor without this recovery code; undefined: it is none, or used. */
export const withoutCode = (factor: SecondFactor, code: string): SecondFactor | undefined => {
  const hash = temporaryPasswordHash(code);
  const left = factor.recoveryHashes.filter((known) => !same(known, hash));
  return left.length < factor.recoveryHashes.length ? { ...factor, recoveryHashes: left } : undefined;
};

/** The factor after a code of this time step; undefined: a code of that step, or a later one, was used. */
export const withStep = (factor: SecondFactor, step: number | undefined): SecondFactor | undefined =>
  step !== undefined && factor.totp && step > factor.totp.lastStep
    ? { ...factor, totp: { ...factor.totp, lastStep: step } }
    : undefined;

/** The purposes of challenges. */
export const challengePurposes = ['sign-in', 'again', 'totp', 'passkey'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** A question that one answer ends. */
export interface Challenge {
  /** SHA-256 of its token, hex. */
  readonly tokenHash: string;
  readonly purpose: ChallengePurpose;
  readonly membershipNo: string;
  /** A changed password or factor makes it invalid. */
  readonly credentialVersion: number;
  /** The browser that asked. */
  readonly deviceHash: string;
  /** Of an app that is being set up; encrypted. */
  readonly secret?: string | undefined;
  /** For a passkey: what its answer signs. */
  readonly nonce?: string | undefined;
  readonly expiresAt: Date;
}

const minuteMs = 60_000;

export const challengeLifeMs: Readonly<Record<ChallengePurpose, number>> = {
  'sign-in': 5 * minuteMs,
  again: 5 * minuteMs,
  totp: 15 * minuteMs,
  passkey: 15 * minuteMs,
};
