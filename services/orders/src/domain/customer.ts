import { isEmailAddress } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { isAustralianPostcode, isAustralianState, isBoxPostcodeOfStreet } from '@southline/kernel/places';

/** Where goods go and whom papers address. */
export interface DeliveryDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine: string;
  readonly locality: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string;
  readonly email: string;
}

/** What a buyer adds to an order beside its goods. */
export interface Remarks {
  readonly ccEmails: readonly string[];
  readonly purchaseOrderNo: string;
  readonly notes: string;
}

export const noRemarks: Remarks = { ccEmails: [], purchaseOrderNo: '', notes: '' };

const maxCcEmails = 10;

const limits = {
  firstName: ['First Name is required.', 60],
  lastName: ['Last Name is required.', 60],
  addressLine: ['Address Line is required.', 120],
  locality: ['Suburb is required.', 60],
  state: ['State is required.', 3],
  postcode: ['Postcode is required.', 4],
  phone: ['Mobile is required.', 11],
  email: ['Email Address is required.', 254],
} satisfies Record<keyof DeliveryDetails, [string, number]>;

// Control characters have no business in a name and would reach mail headers and papers.
const control = /\p{Cc}/u;

/** Trims and checks; throws InvalidRequest with one detail per wrong field (texts of spec §5). */
export const checkDelivery = (input: DeliveryDetails): DeliveryDetails => {
  const problems: Record<string, string> = {};
  const entries = Object.entries(limits) as [keyof DeliveryDetails, [string, number]][];
  const details = Object.fromEntries(
    entries.map(([field]) => [field, input[field].trim()]),
  ) as unknown as DeliveryDetails;
  for (const [field, [required, length]] of entries) {
    const value = details[field];
    if (value === '') problems[field] = required;
    else if (value.length > length) problems[field] = `At most ${length} characters.`;
    else if (control.test(value)) problems[field] = 'Only ordinary characters, please.';
  }
  if (!problems.state && !isAustralianState(details.state)) problems.state = 'State is required.';
  if (!problems.postcode && !isAustralianPostcode(details.postcode)) problems.postcode = 'Invalid Australian postcode';
  if (!problems.postcode && isBoxPostcodeOfStreet(details.postcode, details.addressLine)) {
    problems.postcode = 'In Australia this postcode is for PO boxes only.';
  }
  if (!problems.phone && !/^\d+$/.test(details.phone)) problems.phone = 'Digits only, please.';
  if (!problems.email && !isEmailAddress(details.email)) problems.email = 'Invalid email';
  const [first] = Object.values(problems);
  if (first) throw new DomainError('invalid', 'InvalidRequest', first, problems);
  return details;
};

/** The first of each place: where goods go and who takes them, whatever the address for mail. */
export const distinctPlaces = (deliveries: readonly DeliveryDetails[]): DeliveryDetails[] => {
  const places = new Map<string, DeliveryDetails>();
  for (const delivery of deliveries) {
    const { email: _mail, ...place } = delivery;
    const key = JSON.stringify(Object.values(place)).toLowerCase();
    if (!places.has(key)) places.set(key, delivery);
  }
  return [...places.values()];
};

/** Trims, drops empty and repeated addresses; throws InvalidRequest for a wrong one or more than ten. */
export const checkRemarks = (input: Remarks): Remarks => {
  const seen = new Map(
    input.ccEmails
      .map((email) => email.trim())
      .filter(Boolean)
      .map((email) => [email.toLowerCase(), email]),
  );
  const ccEmails = [...seen.values()];
  if (ccEmails.length > maxCcEmails || !ccEmails.every(isEmailAddress)) {
    const message = 'Please enter valid email address. If multiple emails, please seperate with a semi-colon(;).';
    throw new DomainError('invalid', 'InvalidRequest', message, { ccemail: message });
  }
  return { ccEmails, purchaseOrderNo: input.purchaseOrderNo.trim(), notes: input.notes.trim() };
};
