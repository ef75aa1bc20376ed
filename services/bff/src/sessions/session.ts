export type UserType = 'Member' | 'Dealer' | 'Admin';

/** The stored session of a signed-in person: no name, no address. Times are epoch milliseconds. */
export interface Session {
  /** Names the session in tokens and lists; not the secret in the cookie. */
  readonly id: string;
  readonly membershipNo: string;
  readonly role: UserType;
  /** The version of the password used at sign-in. */
  readonly credentialVersion: number;
  /** "Firefox on Windows". */
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

/** architecture.md, "Identity". */
const lifetimes = {
  member: { idle: 12 * hour, absolute: 14 * 24 * hour },
  staff: { idle: 30 * minute, absolute: 12 * hour },
};

/** The last use is saved at most this often. */
export const touchEveryMs = minute;

/** No session is older. */
export const longestMs = lifetimes.member.absolute;

export const isStaffRole = (role: UserType): boolean => role !== 'Member';

export const lacksSecondFactor = ({ role, secondFactorAt }: Pick<Session, 'role' | 'secondFactorAt'>): boolean =>
  isStaffRole(role) && secondFactorAt === undefined;

export const lifetimeOf = (role: UserType) => (isStaffRole(role) ? lifetimes.staff : lifetimes.member);

/** Milliseconds until an unused session ends; 0 or less: it has ended. */
export const remainingMs = ({ role, createdAt, seenAt }: Session, now: number): number => {
  const { idle, absolute } = lifetimeOf(role);
  return Math.min(seenAt + idle, createdAt + absolute) - now;
};
