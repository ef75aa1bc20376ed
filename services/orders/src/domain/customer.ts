import { isEmailAddress, normalizedAddress, readAddress } from '@southline/kernel/email';
import { DomainError, invalidField } from '@southline/kernel/errors';
import { type DeliveryDetails, deliveryLengths, mostCopies, type Remarks } from '@southline/kernel/order';
import { isPhone } from '@southline/kernel/phone';
import { isAustralianState } from '@southline/kernel/place-names';
import { isAustralianPostcode, isBoxPostcodeOfStreet, readPostcode } from '@southline/kernel/places';
import { unprintableProblem } from '@southline/kernel/printable-signs';

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

const trimmed = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts;

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

/** The first delivery of each place. Compares the place and the recipient, but not the e-mail address. */
export const distinctPlaces = (deliveries: readonly DeliveryDetails[]): DeliveryDetails[] => {
  const places = new Map<string, DeliveryDetails>();
  for (const delivery of deliveries) {
    const { email: _mail, ...place } = delivery;
    const key = JSON.stringify(Object.values(place)).toLowerCase();
    if (!places.has(key)) places.set(key, delivery);
  }
  return [...places.values()];
};

/**
 * Throws for remarks that documents cannot print. Before the payment only: a paid order is placed whatever its remarks hold.
 */
export const refuseUnprintable = ({ businessName, purchaseOrderNo, notes }: Remarks): void => {
  const problems: Record<string, string> = {};
  // The names are those of the request.
  for (const [field, text] of Object.entries({ businessName, purchaseorderno: purchaseOrderNo, notes })) {
    const problem = unprintableProblem(text);
    if (problem) problems[field] = problem;
  }
  const [first] = Object.values(problems);
  if (first) throw new DomainError('invalid', 'InvalidRequest', first, problems);
};

/** Trims, drops empty and repeated addresses; throws InvalidRequest for a wrong one or more than ten. */
export const checkRemarks = ({ ccEmails: copies, ...texts }: Remarks): Remarks => {
  const seen = new Map(
    copies
      .map(readAddress)
      .filter(Boolean)
      .map((email) => [normalizedAddress(email), email]),
  );
  const ccEmails = [...seen.values()];
  if (ccEmails.length > mostCopies || !ccEmails.every(isEmailAddress)) {
    throw invalidField(
      'ccemail',
      'Please enter valid email address. If multiple emails, please seperate with a semi-colon(;).',
    );
  }
  return { ...trimmed(texts), ccEmails };
};
