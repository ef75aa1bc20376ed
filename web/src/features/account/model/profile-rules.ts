import { type Check, emailProblem, postcodeProblem, required } from './form-rules.ts';

export type ProfileField = 'firstName' | 'lastName' | 'address' | 'suburb' | 'state' | 'postcode' | 'mobile' | 'email';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether an address is neither the account's nor the one that waits for its mail: then the password is asked for. */
export const isNewEmail = (email: string, known: { email: string; pendingEmail: string }): boolean =>
  !same(email, known.email) && !same(email, known.pendingEmail);

/** Spec §5, profile. In New Zealand an address does without its region. */
export const checkProfile =
  (known: { email: string; pendingEmail: string }, region: string): Check<ProfileField | 'currentPassword'> =>
  (values, moment) => ({
    ...(isNewEmail(values.email, known) && {
      currentPassword: required(values.currentPassword, 'required_currentPassword'),
    }),
    firstName: required(values.firstName, 'required_firstname'),
    lastName: required(values.lastName, 'required_lastname'),
    address: required(values.address, 'required_address'),
    suburb: required(values.suburb, 'required_suburb'),
    state: region === 'nz' ? undefined : required(values.state, 'required_state'),
    postcode: postcodeProblem(values.postcode, moment),
    mobile: required(values.mobile, 'required_phone'),
    email: emailProblem(values.email, moment),
  });
