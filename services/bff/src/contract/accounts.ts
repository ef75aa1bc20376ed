import { type Member, Profile, type SecondFactorAsked, type SecondFactorGiven } from '@southline/contracts/auth';
import type { MergedLine } from '@southline/contracts/orders';
import type { MergedCartLine, Profile as ProfileAnswer, SessionUser } from '@southline/rest/types';
import { roleOf } from '../sessions/standing.ts';

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

/** The names of profile fields in a registration. */
export const signUpFields = { firstName: 'firstname', lastName: 'lastname', mobile: 'phone' };

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

export const toProfile = (answer: { profile?: Profile | undefined; pendingEmail: string }): ProfileAnswer => ({
  ...(answer.profile ?? Profile.fromPartial({})),
  pendingEmail: answer.pendingEmail,
});

export const changePasswordTexts = {
  tempPassword: 'Current Password is required.',
  newPassword: 'New Password is required.',
};

/** The field names for a reset with a mailed token. */
export const resetPasswordTexts = { ...changePasswordTexts, tempPassword: 'Temporary Password is required.' };
