import { type Member, Profile } from '@southline/contracts/auth';
import type { MergedLine } from '@southline/contracts/orders';
import { type Static, Type } from 'typebox';
import { roleOf } from '../sessions/standing.ts';
import { email, password, personName, phone, postcode } from './account-fields.ts';
import { object, text, words } from './fields.ts';

export const sessionUser = Type.Object({
  membershipNo: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  address: Type.String(),
  suburb: Type.String(),
  state: Type.String(),
  postcode: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  userType: words(['Member', 'Dealer', 'Admin']),
});

export const toSessionUser = (member: Member): Static<typeof sessionUser> => {
  const { firstName, lastName, address, suburb, state, mobile, ...profile } = member.profile ?? Profile.fromPartial({});
  return {
    membershipNo: member.membershipNo,
    ...{ firstName, lastName, address, suburb, state },
    postcode: profile.postcode,
    email: profile.email,
    phone: mobile,
    userType: roleOf(member) ?? 'Member',
  };
};

export const cartMerged = Type.Array(
  Type.Object({
    partNo: Type.String(),
    description: Type.String(),
    guestQuantity: Type.Integer({ description: "In the guest's cart." }),
    memberQuantity: Type.Integer({ description: "In the member's cart before; 0: it was not there." }),
    quantity: Type.Integer({ description: 'In the cart now.' }),
  }),
  { description: 'What became of the lines of the guest’s cart; empty: there were none.' },
);

export const toCartMerged = (lines: readonly MergedLine[]): Static<typeof cartMerged> => [...lines];

export const signIn = object({ email: email(), password: password() });
export const signInTexts = { email: 'required_email', password: 'required_password' };

export const signUp = object({
  firstname: personName(),
  lastname: personName(),
  email: email(),
  phone: phone(),
  postcode: postcode(),
  password: password('10 to 128 characters.'),
});

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

/** What a registration calls the fields of a profile. */
export const signUpFields = { firstName: 'firstname', lastName: 'lastname', mobile: 'phone' };

const profileFields = {
  firstName: personName(),
  lastName: personName(),
  address: text(100),
  suburb: text(100),
  state: text(20),
  postcode: postcode(),
  mobile: phone(),
  email: email(),
};

/** What get-profile answered may come back with changes in it. */
export const profileBody = object({ ...profileFields, pendingEmail: Type.Optional(Type.Unknown()) });

export const profileTexts = {
  firstName: nameTexts.first,
  lastName: nameTexts.last,
  ...contactTexts,
  address: 'Address Line is required.',
  suburb: 'Suburb is required.',
  state: 'State is required.',
};

export const profile = Type.Object({
  ...Object.fromEntries(Object.keys(profileFields).map((name) => [name, Type.String()])),
  pendingEmail: Type.String({ description: 'A new address that waits for its mail to be answered; empty: none.' }),
} as Record<keyof typeof profileFields | 'pendingEmail', ReturnType<typeof Type.String>>);

export const toProfile = (answer: { profile?: Profile | undefined; pendingEmail: string }): Static<typeof profile> => ({
  ...(answer.profile ?? Profile.fromPartial({})),
  pendingEmail: answer.pendingEmail,
});

export const changePasswordTexts = {
  tempPassword: 'Current Password is required.',
  newPassword: 'New Password is required.',
};

/** With a mailed token. */
export const resetPasswordTexts = { ...changePasswordTexts, tempPassword: 'Temporary Password is required.' };

export const sessionRow = Type.Object({
  device: Type.String({ description: '“Firefox on Windows”.' }),
  lastSeen: Type.String({ description: 'ISO 8601 UTC.' }),
  current: Type.Boolean(),
});
