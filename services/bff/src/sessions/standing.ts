import { type GetStandingResponse, type Member, UserType as UserTypeMessage } from '@southline/contracts/auth';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import { LRUCache } from 'lru-cache';
import type { UserType } from './session.ts';

/** An account as the auth service stores it. */
export interface Standing {
  readonly member: Member;
  readonly role: UserType;
  readonly disabled: boolean;
  readonly credentialVersion: number;
  /** When auth was called, in epoch milliseconds. */
  readonly at: number;
}

/**
 * A changed role, password or account must apply everywhere within five seconds. The remaining second is for the call
 * itself.
 */
const freshMs = 4_000;
const cacheSize = 10_000;

const roles: ReadonlyMap<UserTypeMessage, UserType> = new Map([
  [UserTypeMessage.USER_TYPE_MEMBER, 'Member'],
  [UserTypeMessage.USER_TYPE_DEALER, 'Dealer'],
  [UserTypeMessage.USER_TYPE_ADMIN, 'Admin'],
]);

/** Undefined for an account type that this release does not know. */
export const roleOf = ({ userType }: Pick<Member, 'userType'>): UserType | undefined => roles.get(userType);

export type AskStanding = (request: { membershipNo: string }) => Promise<GetStandingResponse>;

export const createStandings = (ask: AskStanding, now: () => number = Date.now) => {
  const known = new LRUCache<string, Standing>({ max: cacheSize });
  const asking = new Map<string, Promise<Standing | undefined>>();

  const fetch = async (membershipNo: string): Promise<Standing | undefined> => {
    const at = now();
    try {
      const { member, disabled, credentialVersion } = await ask({ membershipNo });
      const role = member && roleOf(member);
      return member && role && { member, role, disabled, credentialVersion, at };
    } catch (error) {
      return undefinedIfNotFound(error);
    }
  };

  return {
    /** The state of an account, at most `freshMs` old. Undefined: there is no such account. Throws while auth is away. */
    async of(membershipNo: string): Promise<Standing | undefined> {
      const cached = known.get(membershipNo);
      if (cached && now() - cached.at < freshMs) return cached;
      const underWay = asking.get(membershipNo);
      if (underWay) return underWay;
      const asked: Promise<Standing | undefined> = fetch(membershipNo)
        .then((standing) => {
          // The entry was dropped during the call. The answer may be older than the change, so it is not stored.
          if (asking.get(membershipNo) !== asked) return standing;
          if (standing) known.set(membershipNo, standing);
          else known.delete(membershipNo);
          return standing;
        })
        .finally(() => {
          if (asking.get(membershipNo) === asked) asking.delete(membershipNo);
        });
      asking.set(membershipNo, asked);
      return asked;
    },
    /** Auth's last answer, of any age. */
    last: (membershipNo: string): Standing | undefined => known.get(membershipNo),
    /** Drops the cached state, because the account has changed. */
    forget(membershipNo: string) {
      known.delete(membershipNo);
      asking.delete(membershipNo);
    },
  };
};

export type Standings = ReturnType<typeof createStandings>;
