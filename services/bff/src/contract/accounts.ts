import {
  type Member,
  type OrderDefaults,
  Profile,
  type SecondFactorAsked,
  type SecondFactorGiven,
} from '@southline/contracts/auth';
import type { MergedLine } from '@southline/contracts/orders';
import { splitAddresses } from '@southline/kernel/email';
import { fromNamed, named } from '@southline/rest/names';
import type { MergedCartLine, Profile as ProfileAnswer, SessionUser } from '@southline/rest/types';
import { roleOf } from '../sessions/standing.ts';
import { placeNames } from './delivery.ts';

export const toAsked = ({ token, totp, passkeyOptions }: SecondFactorAsked) => ({ token, totp, passkeyOptions });

export const fromGiven = ({ code = '', passkey = '' }: Partial<SecondFactorGiven>): SecondFactorGiven => ({
  code,
  passkey,
});

export const toSessionUser = (member: Member): SessionUser => {
  const { firstName, lastName, address, suburb, state, mobile, ...profile } = member.profile ?? Profile.fromPartial({});
  return {
    membershipNo: member.membershipNo,
    firstName,
    lastName,
    address,
    suburb,
    state,
    postcode: profile.postcode,
    email: profile.email,
    phone: mobile,
    userType: roleOf(member) ?? 'Member',
  };
};

export const toCartMerged = (lines: readonly MergedLine[]): MergedCartLine[] => [...lines];

export const signInTexts = { email: 'required_email', password: 'required_password' };

const nameTexts = { first: 'First Name is required.', last: 'Last Name is required.' };
const contactTexts = {
  email: 'Email is required.',
  mobile: 'Mobile is required.',
  postcode: 'Postcode is required.',
};

export const signUpTexts = {
  firstname: nameTexts.first,
  lastname: nameTexts.last,
  email: contactTexts.email,
  phone: contactTexts.mobile,
  postcode: contactTexts.postcode,
  password: 'Password is required.',
};

const signUpNames = new Map([
  ['firstName', 'firstname'],
  ['lastName', 'lastname'],
  ['mobile', 'phone'],
]);

/** The name of a profile field in a registration. */
export const signUpField = (field: string): string => signUpNames.get(field) ?? field;

const profileTexts = {
  firstName: nameTexts.first,
  lastName: nameTexts.last,
  ...contactTexts,
  address: 'Address Line is required.',
  suburb: 'Suburb is required.',
  state: 'State is required.',
};

/** In New Zealand an address needs no state. */
export const profileTextsOf = (region: string): Partial<typeof profileTexts> => {
  const { state, ...others } = profileTexts;
  return region === 'nz' ? others : { ...others, state };
};

export const toProfile = (answer: { profile?: Profile | undefined; pendingEmail: string }): ProfileAnswer => {
  const { orderDefaults, ...profile } = answer.profile ?? Profile.fromPartial({});
  const { businessName = '', copies, addresses } = orderDefaults ?? {};
  return {
    ...profile,
    pendingEmail: answer.pendingEmail,
    businessName,
    ccemail: copies?.emails.join(';') ?? '',
    addresses: (addresses?.addresses ?? []).map(({ label, ...place }) => ({ label, ...named(placeNames, place) })),
  };
};

type Defaults = Partial<Pick<ProfileAnswer, 'businessName' | 'ccemail' | 'addresses'>>;

/** Undefined if the request has none of them. */
export const toOrderDefaults = ({ businessName, ccemail, addresses }: Defaults): OrderDefaults | undefined => {
  if (businessName === undefined && ccemail === undefined && addresses === undefined) return undefined;
  return {
    businessName,
    copies: ccemail === undefined ? undefined : { emails: splitAddresses(ccemail) },
    addresses: addresses && {
      addresses: addresses.map(({ label, ...place }) => ({ label, ...fromNamed(placeNames, place) })),
    },
  };
};

/** The request field of an error of auth: `addresses.0.firstName` is `addresses.0.FirstName`. */
export const profileField = (field: string): string => {
  const [, place, name = ''] = /^(addresses\.\d+\.)(\w+)$/.exec(field) ?? [];
  return place ? place + (placeNames[name as keyof typeof placeNames] ?? name) : field;
};

export const changePasswordTexts = {
  tempPassword: 'Current Password is required.',
  newPassword: 'New Password is required.',
};

/** The field names for a reset with a mailed token. */
export const resetPasswordTexts = { ...changePasswordTexts, tempPassword: 'Temporary Password is required.' };
