import { linkLifeMs, type Purpose } from '@southline/kernel/mailed-links';

/**
 * A request behind a mailed link. A member has at most one of each purpose, the newest; for returns to an earlier address,
 * one per address.
 */
export interface OneTimeRequest {
  readonly requestId: string;
  readonly purpose: Purpose;
  readonly membershipNo: string;
  /** The address that it was mailed to. */
  readonly email: string;
  /** SHA-256, hex. */
  readonly tokenHash: string;
  /** For resets and restore links: SHA-256 of the temporary password. */
  readonly temporaryHash?: string | undefined;
  /** How many temporary passwords may still be tried. */
  readonly triesLeft: number;
  /** For restore links: the account's version when the address was left. The earliest address wins. */
  readonly leftAtVersion?: number | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const temporaryPasswordTries = 5;

/** They set a new password, with the temporary one from the mail. */
export const passwordPurposes: readonly Purpose[] = ['reset', 'email-return', 'invitation'];
export const setsPassword = (purpose: Purpose): boolean => passwordPurposes.includes(purpose);

export const oneTimeRequest = (
  { purpose, requestId, ...of }: Omit<OneTimeRequest, 'triesLeft' | 'createdAt' | 'expiresAt'>,
  now: Date,
): OneTimeRequest => ({
  ...of,
  purpose,
  requestId,
  triesLeft: temporaryPasswordTries,
  createdAt: now,
  expiresAt: new Date(now.getTime() + linkLifeMs[purpose]),
});

export const isExpired = ({ expiresAt }: OneTimeRequest, now: Date): boolean => expiresAt <= now;
