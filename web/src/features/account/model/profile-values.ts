import type { Profile, ProfileValues } from '../api/profile-query.ts';

/** The texts of the profile as they are sent, trimmed. */
export const trimmed = (typed: ProfileValues): ProfileValues => ({
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  address: typed.address.trim(),
  suburb: typed.suburb.trim(),
  state: typed.state,
  postcode: typed.postcode,
  mobile: typed.mobile,
  email: typed.email.trim(),
  businessName: typed.businessName.trim(),
  ccemail: typed.ccemail.trim(),
});

/** The saved texts. A pending address is among them, because changes of other fields must not cancel it. */
export const savedValues = (profile: Profile): ProfileValues =>
  trimmed({ ...profile, email: profile.pendingEmail || profile.email });
