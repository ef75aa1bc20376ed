import { timingSafeEqual } from 'node:crypto';
import { temporaryPasswordHash, typedSecret } from './mailed-secrets.ts';

/** An authenticator app. */
export interface Totp {
  /** Encrypted. */
  readonly secret: string;
  /** The time step of the last accepted code, in steps since 1970; no code of it or of an earlier one is accepted. */
  readonly lastStep: number;
}

export interface SecondFactor {
  readonly totp?: Totp | undefined;
  /** SHA-256 of the codes that are left. */
  readonly recoveryHashes: readonly string[];
}

const recoveryCodes = 10;

/** An account without a factor to replace has no recovery codes either. */
export const orNone = (factor: SecondFactor): SecondFactor | undefined => (factor.totp ? factor : undefined);

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

/** What the answer to a challenge is for. */
export const challengePurposes = ['sign-in', 'again', 'totp'] as const;
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
  readonly expiresAt: Date;
}

const minuteMs = 60_000;

export const challengeLifeMs: Readonly<Record<ChallengePurpose, number>> = {
  'sign-in': 5 * minuteMs,
  again: 5 * minuteMs,
  totp: 15 * minuteMs,
};
