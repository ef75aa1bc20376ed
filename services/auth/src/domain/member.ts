import { dayMs } from '@southline/kernel/clock';
import type { OrderDefaults } from './order-defaults.ts';
import { noProfile, type Profile } from './profile.ts';
import type { SecondFactor } from './second-factor.ts';

export const userTypes = ['Member', 'Dealer', 'Admin'] as const;
export type UserType = (typeof userTypes)[number];

/** A browser that this account was signed in with, by the hash of the secret in its device cookie. */
export interface Device {
  readonly hash: string;
  readonly label: string;
  readonly lastSeen: Date;
}

export interface Proposal {
  /** Membership number. */
  readonly by: string;
  readonly reason: string;
}

/** An account holder. Staff are members of another type. */
export interface Member {
  readonly membershipNo: string;
  readonly userType: UserType;
  /** In normalised form. */
  readonly email: string;
  readonly profile: Profile;
  /** Absent until the member saves some. */
  readonly orderDefaults?: OrderDefaults | undefined;
  /** Argon2 in PHC form. Undefined: no password is valid until the holder of the address sets one by mail. */
  readonly passwordHash?: string | undefined;
  /** Increases with each change of the password, with the first second factor and without the last. */
  readonly credentialVersion: number;
  /** Increases with each change of the record; gives its events their order. */
  readonly version: number;
  readonly createdAt: Date;
  readonly verifiedAt?: Date | undefined;
  /** When the holder first answered a mail to the address that staff entered. */
  readonly provenAt?: Date | undefined;
  /** For unverified accounts: when they are removed. */
  readonly unverifiedUntil?: Date | undefined;
  readonly disabledAt?: Date | undefined;
  /** Closed permanently by its member; only the membership number is left. */
  readonly closedAt?: Date | undefined;
  /** A new address which its holder has not confirmed yet. */
  readonly pendingEmail?: string | undefined;
  readonly devices: readonly Device[];
  /** Only for staff. */
  readonly secondFactor?: SecondFactor | undefined;
  /** For staff: one administrator has proposed the role Admin for this account, and a second one decides. */
  readonly proposal?: Proposal | undefined;
  /** The request of the latest invitation. */
  readonly invitation?: string | undefined;
  /** The browser of the registration, as long as no other browser has registered this account. */
  readonly signUpDevice?: string | undefined;
}

export const unverifiedLifeMs = 30 * dayMs;
const maxDevices = 20;

export const knowsDevice = ({ devices }: Member, hash: string): boolean =>
  hash !== '' && devices.some((device) => device.hash === hash);

/** Adds this device as the latest; beyond twenty the least recently seen one is dropped. */
export const withDevice = (devices: readonly Device[], device: Device): readonly Device[] =>
  device.hash === '' ? devices : [device, ...devices.filter(({ hash }) => hash !== device.hash)].slice(0, maxDevices);

/** The holder answered a mail to the account's address. */
export const verified = (member: Member, now: Date): Member => ({
  ...member,
  verifiedAt: member.verifiedAt ?? now,
  unverifiedUntil: undefined,
});

/** Accounts that staff created are verified from the start. */
const isByStaff = ({ createdAt, verifiedAt }: Pick<Member, 'createdAt' | 'verifiedAt'>): boolean =>
  verifiedAt?.getTime() === createdAt.getTime();

/** Whether the holder of the address has answered a mail to it. */
export const isProven = (member: Pick<Member, 'createdAt' | 'verifiedAt' | 'provenAt'>): boolean =>
  member.verifiedAt !== undefined && (!isByStaff(member) || member.provenAt !== undefined);

/** Records that the holder of an address that staff entered has answered a mail. */
export const proven = (member: Member, now: Date): Member => (isProven(member) ? member : { ...member, provenAt: now });

/** Sessions of the earlier password end: they carry its version. */
export const withPassword = (member: Member, passwordHash: string): Member => ({
  ...member,
  passwordHash,
  credentialVersion: member.credentialVersion + 1,
});

/** Sessions that are open end: they carry an earlier version. */
export const withoutSessions = (member: Member): Member => ({
  ...member,
  credentialVersion: member.credentialVersion + 1,
});

/** The first factor, and the loss of the last one, end the account's other sessions. */
export const withSecondFactor = (member: Member, secondFactor: SecondFactor | undefined): Member => ({
  ...member,
  secondFactor,
  credentialVersion:
    (member.secondFactor === undefined) === (secondFactor === undefined)
      ? member.credentialVersion
      : member.credentialVersion + 1,
});

/**
 * An account that was registered but never signed in to. A stranger may have entered its name and phone, even if the holder
 * of the address has verified it.
 */
const isUnusedSignUp = (member: Member): boolean => member.devices.length === 0 && !isByStaff(member);

/** Whether only this browser has registered the account. */
export const registeredIn = ({ signUpDevice }: Member, deviceHash: string): boolean =>
  deviceHash !== '' && signUpDevice === deviceHash;

/** Whether the holder of the address entered the profile. */
export const knowsHolder = (member: Member): boolean => member.verifiedAt !== undefined && !isUnusedSignUp(member);

/** Drops the profile of an unused sign-up, because a stranger may have entered it; the holder fills it in. */
const withoutForeignProfile = (member: Member): Member =>
  isUnusedSignUp(member) ? { ...member, profile: noProfile, orderDefaults: undefined } : member;

/**
 * The account in another role. Members have no second factor, so it is removed. Every decision about the role ends a
 * proposal.
 */
export const withUserType = (member: Member, userType: UserType): Member => ({
  ...(userType === 'Member' ? withSecondFactor(member, undefined) : member),
  userType,
  proposal: undefined,
});

/**
 * The holder set a password with a mailed link. The address counts as verified and this browser becomes the only known one. A
 * pending address is dropped, because a stranger may have entered it. The profile of an unused sign-up is dropped too, unless
 * this browser registered.
 */
export const recovered = (
  member: Member,
  passwordHash: string,
  { hash, label }: Omit<Device, 'lastSeen'>,
  now: Date,
): Member => ({
  ...verified(
    proven(withPassword(registeredIn(member, hash) ? member : withoutForeignProfile(member), passwordHash), now),
    now,
  ),
  pendingEmail: undefined,
  devices: withDevice([], { hash, label, lastSeen: now }),
});

/** The record of a closed account. Its number is never issued again; its address is free. */
export const closed = (
  { membershipNo, userType, credentialVersion, version, createdAt }: Member,
  now: Date,
): Member => ({
  membershipNo,
  userType,
  // A placeholder that cannot be an address, because it has no @.
  email: `closed-${membershipNo.toLowerCase()}`,
  profile: noProfile,
  credentialVersion: credentialVersion + 1,
  version,
  createdAt,
  verifiedAt: createdAt,
  disabledAt: now,
  closedAt: now,
  devices: [],
});
