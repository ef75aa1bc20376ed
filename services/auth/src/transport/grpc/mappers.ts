import {
  type Member as MemberMessage,
  type OrderDefaults as OrderDefaultsMessage,
  type Profile as ProfileMessage,
  type SecondFactorGiven,
  UserType as UserTypeMessage,
  type Visitor as VisitorMessage,
} from '@southline/contracts/auth';
import { pascalWords } from '@southline/contracts/enum-words';
import { addressKey } from '@southline/platform/address-key';
import type { CallContext } from '@southline/platform/grpc';
import type { Given } from '../../application/give-factor.ts';
import { normalizeEmail } from '../../domain/email.ts';
import { invalidFields, noSuchAccount } from '../../domain/errors.ts';
import type { Member, UserType } from '../../domain/member.ts';
import type { OrderDefaults } from '../../domain/order-defaults.ts';
import type { Ports } from '../../domain/ports.ts';
import { noProfile } from '../../domain/profile.ts';
import { checkedVisitor, type Visitor } from '../../domain/visitor.ts';

/** The account of a call is always the caller's, never named in the request. */
export const callerOf = ({ identity }: CallContext): string => {
  if (!identity?.membershipNo) throw noSuchAccount();
  return identity.membershipNo;
};

/** The network address of the caller, and the hash of the typed e-mail address, for an event of the security log. */
export const originOf = ({ emailHash }: Ports, { clientAddress }: Visitor, email?: string) => ({
  clientAddress,
  ...(email !== undefined && { emailHash: emailHash(normalizeEmail(email)) }),
});

const userTypes = pascalWords(UserTypeMessage);

export const toUserType = (userType: UserType): UserTypeMessage => userTypes.wires[userType];

/** The role that staff gave in a call. */
export const fromUserType = (message: UserTypeMessage): UserType => {
  const found = userTypes.words[message];
  if (!found) throw invalidFields(['userType']);
  return found;
};

const toOrderDefaults = ({ businessName, copies, addresses }: OrderDefaults): OrderDefaultsMessage => ({
  businessName,
  copies: { emails: [...copies] },
  addresses: { addresses: addresses.map((address) => ({ ...address })) },
});

export const toProfile = ({ profile, email, orderDefaults }: Member): ProfileMessage => ({
  ...profile,
  email,
  orderDefaults: orderDefaults && toOrderDefaults(orderDefaults),
});

export const toMember = (member: Member): MemberMessage => ({
  membershipNo: member.membershipNo,
  userType: toUserType(member.userType),
  // A session does not need the defaults of orders.
  profile: { ...toProfile(member), orderDefaults: undefined },
  createdAt: member.createdAt.toISOString(),
});

const nowhere = { clientAddress: '', deviceHash: '', deviceLabel: '', region: '', language: '' };

/** Client addresses are only used for counting, so only their keys are stored. */
export const fromVisitor = (message: VisitorMessage | undefined): Visitor => {
  const { clientAddress, ...visitor } = message ?? nowhere;
  return checkedVisitor({ ...visitor, clientAddress: addressKey(clientAddress) });
};

/** An absent message becomes empty answers, which are always wrong. */
export const fromGiven = (message: SecondFactorGiven | undefined): Given => ({
  code: message?.code ?? '',
  passkey: message?.passkey ?? '',
});

const nobody: ProfileMessage = { ...noProfile, email: '', orderDefaults: undefined };

/** Separates the profile and its address; an absent profile has empty fields, which validation refuses. */
export const fromProfile = (message: ProfileMessage | undefined) => {
  const { email, orderDefaults: change, ...profile } = message ?? nobody;
  const orderDefaults = change && {
    businessName: change.businessName,
    copies: change.copies?.emails,
    addresses: change.addresses?.addresses,
  };
  return { email, profile, orderDefaults };
};
