import { isEmailAddress } from '@southline/kernel/email';
import { normalizeEmail } from '../domain/email.ts';
import { invalidFields, noSuchAccount, passwordTooWeak } from '../domain/errors.ts';
import { type Member, type UserType, verified, withPassword, withSecondFactor } from '../domain/member.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import type { Ports, StaffChange } from '../domain/ports.ts';
import type { Profile } from '../domain/profile.ts';
import { changeMember } from './change-member.ts';

export type StaffPorts = Pick<Ports, 'accounts' | 'passwords' | 'numbers' | 'clock'>;

export interface NewAccount {
  readonly email: string;
  readonly userType: UserType;
  readonly profile: Profile;
  readonly password: string;
  /** The person who runs the command. */
  readonly by: string;
}

const addressTaken = () => new Error('There is an account with this address already.');

/** Creates a verified account; the only way to create staff. Returns the membership number. */
export const createAccount =
  ({ accounts, passwords, numbers, clock }: StaffPorts) =>
  async ({ email: typed, userType, profile, password, by }: NewAccount): Promise<string> => {
    const email = normalizeEmail(typed);
    if (!isEmailAddress(email)) throw invalidFields(['email']);
    if (isTooWeak(password, { email, ...profile }, passwords.isCommon)) throw passwordTooWeak();
    if (await accounts.findByEmail(email)) throw addressTaken();
    const now = clock.now();
    const member: Member = {
      membershipNo: await numbers.next(),
      userType,
      email,
      profile,
      passwordHash: await passwords.hash(password),
      credentialVersion: 1,
      version: 0,
      createdAt: now,
      verifiedAt: now,
      devices: [],
    };
    const staffChange = { action: 'created', by, userType } as const;
    const outcome = await accounts.commit({ member, isNew: true, staffChange }, now);
    if (outcome !== 'done') throw addressTaken();
    return member.membershipNo;
  };

const changeAccount = async (
  ports: StaffPorts,
  typed: string,
  change: (member: Member) => Member,
  staffChange: Pick<StaffChange, 'action' | 'by'>,
): Promise<string> => {
  const member = await ports.accounts.findByEmail(normalizeEmail(typed));
  if (!member) throw noSuchAccount();
  await changeMember(ports, member, (current) => {
    const next = change(current);
    return { member: next, staffChange: { ...staffChange, userType: next.userType } };
  });
  return member.membershipNo;
};

/** Closes or opens an account; its sessions end at their next check. */
export const setDisabled = (ports: StaffPorts) => (email: string, disabled: boolean, by: string) => {
  const disabledAt = disabled ? ports.clock.now() : undefined;
  return changeAccount(ports, email, (member) => ({ ...member, disabledAt }), {
    action: disabled ? 'disabled' : 'enabled',
    by,
  });
};

/** Members have no second factor. */
export const setUserType = (ports: StaffPorts) => (email: string, userType: UserType, by: string) =>
  changeAccount(
    ports,
    email,
    (member) => ({ ...(userType === 'Member' ? withSecondFactor(member, undefined) : member), userType }),
    { action: 'type-changed', by },
  );

/** Sets a password without a reset mail; sessions with the old password end. */
export const setPassword = (ports: StaffPorts) => async (email: string, password: string, by: string) => {
  const passwordHash = await ports.passwords.hash(password);
  const now = ports.clock.now();
  return changeAccount(ports, email, (member) => verified(withPassword(member, passwordHash), now), {
    action: 'password-set',
    by,
  });
};
