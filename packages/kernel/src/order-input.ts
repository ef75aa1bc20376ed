import { isEmailAddress, normalizedAddress, readAddress } from './email.ts';
import { DomainError, invalidField } from './errors.ts';
import { type DeliveryDetails, deliveryLengths, mostCopies } from './order.ts';
import { isPhone } from './phone.ts';
import { isAustralianState } from './place-names.ts';
import { isAustralianPostcode, isBoxPostcodeOfStreet, readPostcode } from './places.ts';
import { unprintableProblem } from './printable-signs.ts';

const required: DeliveryDetails = {
  firstName: 'First Name is required.',
  lastName: 'Last Name is required.',
  addressLine: 'Address Line is required.',
  locality: 'Suburb is required.',
  state: 'State is required.',
  postcode: 'Postcode is required.',
  phone: 'Mobile is required.',
  email: 'Email Address is required.',
};

const fields = Object.keys(deliveryLengths) as (keyof DeliveryDetails)[];

// A name has no control characters; they would reach mail headers and documents.
const control = /\p{Cc}/u;

/** Trims and checks the fields. Throws InvalidRequest with one detail per wrong field. */
export const checkDelivery = (input: DeliveryDetails): DeliveryDetails => {
  const problems: Record<string, string> = {};
  const texts = Object.fromEntries(fields.map((field) => [field, input[field].trim()])) as DeliveryDetails;
  const details = { ...texts, email: readAddress(input.email), postcode: readPostcode(input.postcode) };
  for (const field of fields) {
    const value = details[field];
    if (value === '') problems[field] = required[field];
    else if (value.length > deliveryLengths[field]) problems[field] = `At most ${deliveryLengths[field]} characters.`;
    else if (control.test(value)) problems[field] = 'Only ordinary characters, please.';
    else {
      const problem = unprintableProblem(value);
      if (problem) problems[field] = problem;
    }
  }
  if (!problems.state && !isAustralianState(details.state)) problems.state = required.state;
  if (!problems.postcode && !isAustralianPostcode(details.postcode)) problems.postcode = 'Invalid Australian postcode';
  if (!problems.postcode && isBoxPostcodeOfStreet(details.postcode, details.addressLine)) {
    problems.postcode = 'In Australia this postcode is for PO boxes only.';
  }
  if (!problems.phone && !isPhone(details.phone)) problems.phone = 'One number of at most 11 digits, please.';
  if (!problems.email && !isEmailAddress(details.email)) problems.email = 'Invalid email';
  const [first] = Object.values(problems);
  if (first) throw new DomainError('invalid', 'InvalidRequest', first, problems);
  return details;
};

/** Trimmed addresses without empty and repeated ones. Throws InvalidRequest at the field for a wrong one or more than ten. */
export const readCopies = (copies: readonly string[], field: string): readonly string[] => {
  const read = copies.map(readAddress).filter(Boolean);
  const distinct = [...new Map(read.map((email) => [normalizedAddress(email), email])).values()];
  if (distinct.length <= mostCopies && distinct.every(isEmailAddress)) return distinct;
  throw invalidField(
    field,
    'Please enter valid email address. If multiple emails, please seperate with a semi-colon(;).',
  );
};
