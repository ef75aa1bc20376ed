import { isEmailAddress } from '@southline/kernel/email';
import { reasonIn } from '@southline/kernel/reason';
import { normalizeEmail } from '../domain/email.ts';
import {
  addressTaken,
  invalidFields,
  lastAdministrator,
  noSuchAccount,
  ownAccount,
  passwordTooWeak,
} from '../domain/errors.ts';
import { type Member, type UserType, verified, withoutSessions, withPassword, withUserType } from '../domain/member.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import type { Acted, Change, Ports, StaffChange } from '../domain/ports.ts';
import type { Profile } from '../domain/profile.ts';
import { changeMember } from './change-member.ts';

export type StaffPorts = Pick<Ports, 'accounts' | 'passwords' | 'numbers' | 'clock' | 'ids'>;

export interface NewAccount {
  readonly email: string;
  readonly userType: UserType;
  readonly profile: Profile;
  readonly password: string;
  /** The person who runs the command. */
  readonly by: string;
}

/** Who changes which account, and why. */
export interface StaffCommand {
  readonly email: string;
  readonly reason: string;
  /** The membership number of the administrator, or the operator who runs a command. */
  readonly by: string;
}

/** A new account of staff. It counts as verified, because staff entered its address. */
export const newStaffAccount = (
  of: Pick<Member, 'membershipNo' | 'userType' | 'email' | 'profile'>,
  now: Date,
): Member => ({
  ...of,
  credentialVersion: 1,
  version: 0,
  createdAt: now,
  verifiedAt: now,
  devices: [],
});

/** Creates a verified account with a password. Returns the membership number. */
export const createAccount =
  ({ accounts, passwords, numbers, clock }: StaffPorts) =>
  async ({ email: typed, userType, profile, password, by }: NewAccount): Promise<string> => {
    const email = normalizeEmail(typed);
    if (!isEmailAddress(email)) throw invalidFields(['email']);
    if (isTooWeak(password, { email, ...profile }, passwords.isCommon)) throw passwordTooWeak();
    if (await accounts.findByEmail(email)) throw addressTaken();
    const now = clock.now();
    const account = newStaffAccount({ membershipNo: await numbers.next(), userType, email, profile }, now);
    const member = { ...account, passwordHash: await passwords.hash(password) };
    const staffChange = { action: 'created', by, userType } as const;
    const outcome = await accounts.commit({ member, isNew: true, staffChange }, now);
    if (outcome !== 'done') throw addressTaken();
    return member.membershipNo;
  };

type Decided = Pick<Change, 'member' | 'losesAdministrator'> & {
  readonly acted: Omit<Acted, 'record' | 'reason'>;
  readonly logged: StaffChange['action'];
};

/** Changes an account and adds an entry to the journal. `undefined`: the account already is as requested. */
export const changeStaff = async (
  ports: Pick<Ports, 'accounts' | 'clock'>,
  { email, reason: typed, by }: StaffCommand,
  decide: (current: Member) => Decided | undefined,
): Promise<Member> => {
  const reason = reasonIn(typed);
  if (reason === undefined) throw invalidFields(['reason']);
  const found = await ports.accounts.findByEmail(normalizeEmail(email));
  if (!found || found.closedAt) throw noSuchAccount();
  const { outcome, member } = await changeMember(ports, found, (current) => {
    if (current.membershipNo === by) throw ownAccount();
    const decided = decide(current);
    if (!decided) return undefined;
    const { acted, logged, ...change } = decided;
    return {
      ...change,
      acted: { ...acted, record: current.membershipNo, reason },
      staffChange: { action: logged, by, userType: change.member.userType },
    };
  });
  if (outcome === 'last-administrator') throw lastAdministrator();
  return member;
};

const isAdministrator = ({ userType, disabledAt }: Member): boolean => userType === 'Admin' && !disabledAt;

/** Disables or enables an account. Its sessions end at their next check. */
export const setDisabled =
  (ports: Pick<Ports, 'accounts' | 'clock'>) =>
  (command: StaffCommand, disabled: boolean): Promise<Member> =>
    changeStaff(ports, command, (current) => {
      if ((current.disabledAt !== undefined) === disabled) return undefined;
      return {
        member: { ...current, disabledAt: disabled ? ports.clock.now() : undefined },
        losesAdministrator: disabled && isAdministrator(current),
        acted: { action: disabled ? 'staff-disabled' : 'staff-enabled' },
        logged: disabled ? 'disabled' : 'enabled',
      };
    });

/** The account with another role, at once. */
export const inRole = (current: Member, userType: UserType): Decided => {
  const taken = current.userType === 'Admin' || userType === 'Member';
  const member = withUserType(current, userType);
  return {
    // Other services know a role from the session.
    member: taken && member.credentialVersion === current.credentialVersion ? withoutSessions(member) : member,
    losesAdministrator: isAdministrator(current) && userType !== 'Admin',
    acted: {
      action: 'staff-role-changed',
      before: { role: current.userType },
      after: { role: userType, proposedBy: current.proposal?.by },
    },
    logged: 'type-changed',
  };
};

/** An operator's change of a role takes effect at once. Access to the shell replaces the second administrator. */
export const setUserType =
  (ports: Pick<Ports, 'accounts' | 'clock'>) =>
  (command: StaffCommand, userType: UserType): Promise<Member> =>
    changeStaff(ports, command, (current) => (current.userType === userType ? undefined : inRole(current, userType)));

/** Ends the sessions that were already open when the caller listed the account. */
export const endSessions =
  (ports: Pick<Ports, 'accounts' | 'clock'>) =>
  (command: StaffCommand, seenVersion: number): Promise<Member> =>
    changeStaff(ports, command, (current) =>
      current.credentialVersion === seenVersion
        ? { member: withoutSessions(current), acted: { action: 'staff-sessions-ended' }, logged: 'sessions-ended' }
        : undefined,
    );

/** Sets a password without a reset mail; sessions with the old password end. */
export const setPassword = (ports: StaffPorts) => async (email: string, password: string, by: string) => {
  const member = await ports.accounts.findByEmail(normalizeEmail(email));
  if (!member) throw noSuchAccount();
  const passwordHash = await ports.passwords.hash(password);
  const now = ports.clock.now();
  await changeMember(ports, member, (current) => ({
    member: verified(withPassword(current, passwordHash), now),
    staffChange: { action: 'password-set', by, userType: current.userType },
  }));
  return member.membershipNo;
};
