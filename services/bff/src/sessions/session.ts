export type UserType = 'Member' | 'Dealer' | 'Admin';

/** The stored session of a signed-in person. It contains no name and no address. Times are epoch milliseconds. */
export interface Session {
  /** Names the session in tokens and lists. It is not the secret in the cookie. */
  readonly id: string;
  readonly membershipNo: string;
  readonly role: UserType;
  /** The version of the credentials with which the person signed in. */
  readonly credentialVersion: number;
  /** For example "Firefox on Windows". */
  readonly device: string;
  readonly createdAt: number;
  /** Its last use, to the minute. */
  readonly seenAt: number;
  /** When auth last confirmed the account's state. */
  readonly checkedAt: number;
  /** When this session last gave a second factor; absent: never. */
  readonly secondFactorAt?: number;
  /** The guest's cart of this browser has not been merged yet. */
  readonly mergePending: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

/** A session ends after `idle` without use, and in any case after `absolute`. Staff have shorter sessions. */
const lifetimes = {
  member: { idle: 12 * hour, absolute: 14 * 24 * hour },
  staff: { idle: 30 * minute, absolute: 12 * hour },
};

/** The last use is saved at most once in this time. */
export const touchEveryMs = minute;

/** The longest lifetime of any session. */
export const longestMs = lifetimes.member.absolute;

export const isStaffRole = (role: UserType): boolean => role !== 'Member';

export const lacksSecondFactor = ({ role, secondFactorAt }: Pick<Session, 'role' | 'secondFactorAt'>): boolean =>
  isStaffRole(role) && secondFactorAt === undefined;

export const lifetimeOf = (role: UserType) => (isStaffRole(role) ? lifetimes.staff : lifetimes.member);

/** The milliseconds until the session ends if it is not used. 0 or less: it has ended. */
export const remainingMs = ({ role, createdAt, seenAt }: Session, now: number): number => {
  const { idle, absolute } = lifetimeOf(role);
  return Math.min(seenAt + idle, createdAt + absolute) - now;
};
