import { linkLifeMs, type Purpose } from '@southline/kernel/mailed-links';

/**
 * A request with a mailed link. A member has at most one of each purpose, the newest; restore links: one per earlier
 * address.
 */
export interface OneTimeRequest {
  readonly requestId: string;
  readonly purpose: Purpose;
  readonly membershipNo: string;
  /** The address to which it was mailed. */
  readonly email: string;
  /** SHA-256, hex. */
  readonly tokenHash: string;
  /** For resets and restore links: SHA-256 of the temporary password. */
  readonly temporaryHash?: string | undefined;
  /** How many temporary passwords may still be tried. */
  readonly triesLeft: number;
  /**
   * For restore links: the account's version when the address was replaced. The link of the earliest address takes
   * precedence.
   */
  readonly leftAtVersion?: number | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const temporaryPasswordTries = 5;

/** Purposes that set a new password, together with the temporary one from the mail. */
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
