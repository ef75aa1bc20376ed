export type Purpose = 'verification' | 'email-change' | 'reset';

/** What a mailed link answers. A member has one at most of each purpose: the newest. */
export interface OneTimeRequest {
  readonly requestId: string;
  readonly purpose: Purpose;
  readonly membershipNo: string;
  /** Where it was mailed to. */
  readonly email: string;
  /** SHA-256, hex. */
  readonly tokenHash: string;
  /** Of resets: SHA-256 of the temporary password. */
  readonly temporaryHash?: string | undefined;
  /** How many temporary passwords may still be tried. */
  readonly triesLeft: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const minute = 60_000;

const lifeMs: Readonly<Record<Purpose, number>> = {
  verification: 24 * 60 * minute,
  'email-change': 24 * 60 * minute,
  reset: 60 * minute,
};

const temporaryPasswordTries = 5;

export const oneTimeRequest = (
  {
    purpose,
    requestId,
    ...of
  }: Pick<OneTimeRequest, 'purpose' | 'requestId' | 'membershipNo' | 'email' | 'tokenHash' | 'temporaryHash'>,
  now: Date,
): OneTimeRequest => ({
  ...of,
  purpose,
  requestId,
  triesLeft: temporaryPasswordTries,
  createdAt: now,
  expiresAt: new Date(now.getTime() + lifeMs[purpose]),
});

export const isExpired = ({ expiresAt }: OneTimeRequest, now: Date): boolean => expiresAt <= now;
