import { isEmailAddress, isSameAddress, readAddress, splitAddresses } from '@southline/kernel/email';
import { mostCopies } from '@southline/kernel/order';
import { problems as shared } from '../../../shared/forms/messages.ts';
import { type Check, emailProblem, phoneProblem, required } from '../../../shared/forms/rules.ts';
import { problems } from '../messages.ts';
import { givenPassword, postcodeProblem } from './form-rules.ts';

export type ProfileField =
  | ('firstName' | 'lastName' | 'address' | 'suburb' | 'state' | 'postcode' | 'mobile' | 'email')
  | ('businessName' | 'ccemail');

/** Addresses with semicolons between them; may be empty. */
const copiesProblem = (text: string) => {
  const emails = splitAddresses(text).map(readAddress);
  return emails.length <= mostCopies && emails.every(isEmailAddress) ? undefined : problems.copies;
};

/**
 * Whether the address differs from the account's address and from a pending one. If it does, the form asks for the password.
 */
export const isNewEmail = (email: string, known: { email: string; pendingEmail: string }): boolean =>
  !isSameAddress(known.email, email) && !isSameAddress(known.pendingEmail, email);

/** In New Zealand an address needs no region. */
export const checkProfile =
  (known: { email: string; pendingEmail: string }, region: string): Check<ProfileField | 'currentPassword'> =>
  (values, moment) => ({
    firstName: required(values.firstName, shared.firstName),
    lastName: required(values.lastName, shared.lastName),
    address: required(values.address, shared.addressLine),
    suburb: required(values.suburb, shared.suburb),
    state: region === 'nz' ? undefined : required(values.state, shared.state),
    postcode: postcodeProblem(values.postcode, moment),
    mobile: phoneProblem(values.mobile, moment, shared.mobile),
    email: emailProblem(values.email, moment),
    businessName: undefined,
    ccemail: moment === 'editing' ? undefined : copiesProblem(values.ccemail),
    currentPassword: isNewEmail(values.email, known)
      ? givenPassword(values.currentPassword, problems.currentPassword)
      : undefined,
  });
