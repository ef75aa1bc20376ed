import { timingSafeEqual } from 'node:crypto';
import { temporaryPasswordHash, typedSecret } from './mailed-secrets.ts';

/** An authenticator app. */
export interface Totp {
  /** Encrypted. */
  readonly secret: string;
  /** The time step of the last accepted code, in steps since 1970. Codes of this step and of earlier ones are refused. */
  readonly lastStep: number;
}

/** The public half of a key pair that a browser or a security key stores. */
export interface Passkey {
  /** base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** The authenticator's count of uses; 0 if it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** As its holder named it. */
  readonly name: string;
  readonly addedAt: Date;
}

export interface SecondFactor {
  readonly totp?: Totp | undefined;
  readonly passkeys?: readonly Passkey[] | undefined;
  /** SHA-256 hashes of the unused recovery codes. */
  readonly recoveryHashes: readonly string[];
}

const recoveryCodes = 10;

export const passkeysOf = (factor: SecondFactor | undefined): readonly Passkey[] => factor?.passkeys ?? [];

/** Recovery codes alone do not count as a second factor. */
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

/** The factor after a use of this passkey; undefined if the passkey was removed. */
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

/** The factor without this recovery code; undefined if the code is unknown or used. */
export const withoutCode = (factor: SecondFactor, code: string): SecondFactor | undefined => {
  const hash = temporaryPasswordHash(code);
  const left = factor.recoveryHashes.filter((known) => !same(known, hash));
  return left.length < factor.recoveryHashes.length ? { ...factor, recoveryHashes: left } : undefined;
};

/** The factor after a code of this time step; undefined if a code of that step, or a later one, was already used. */
export const withStep = (factor: SecondFactor, step: number | undefined): SecondFactor | undefined =>
  step !== undefined && factor.totp && step > factor.totp.lastStep
    ? { ...factor, totp: { ...factor.totp, lastStep: step } }
    : undefined;

export const challengePurposes = ['sign-in', 'again', 'totp', 'passkey'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** A challenge for a second factor; one answer ends it. */
export interface Challenge {
  /** SHA-256 of its token, hex. */
  readonly tokenHash: string;
  readonly purpose: ChallengePurpose;
  readonly membershipNo: string;
  /** The account's version of password and factor. A change of either makes the challenge invalid. */
  readonly credentialVersion: number;
  /** The browser that asked. */
  readonly deviceHash: string;
  /** The encrypted secret of an app that is being set up. */
  readonly secret?: string | undefined;
  /** For a passkey: the nonce that its answer signs. */
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
