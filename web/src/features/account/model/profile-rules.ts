import { type Check, emailProblem, postcodeProblem, required } from './form-rules.ts';

export type ProfileField = 'firstName' | 'lastName' | 'address' | 'suburb' | 'state' | 'postcode' | 'mobile' | 'email';

/** Spec §5, profile. */
export const checkProfile: Check<ProfileField> = (values, moment) => ({
  firstName: required(values.firstName, 'required_firstname'),
  lastName: required(values.lastName, 'required_lastname'),
  address: required(values.address, 'required_address'),
  suburb: required(values.suburb, 'required_suburb'),
  state: required(values.state, 'required_state'),
  postcode: postcodeProblem(values.postcode, moment),
  mobile: required(values.mobile, 'required_phone'),
  email: emailProblem(values.email, moment),
});
