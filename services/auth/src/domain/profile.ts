import { invalidField } from '@southline/kernel/errors';
import { deliveryLengths, longestName } from '@southline/kernel/order';
import { isPhone } from '@southline/kernel/phone';
import { isAustralianState, isNzRegion, isPostcode } from '@southline/kernel/place-names';
import { readPostcode } from '@southline/kernel/places';
import { unprintableProblem } from '@southline/kernel/printable-signs';
import type { ProfileDetails } from '@southline/kernel/profile-delivery';
import { invalidFields } from './errors.ts';

export type Profile = Omit<ProfileDetails, 'email'>;

export const noProfile: Profile = {
  firstName: '',
  lastName: '',
  address: '',
  suburb: '',
  state: '',
  postcode: '',
  mobile: '',
};

/**
 * Names are printed in mails to addresses that strangers may type, so they must not contain anything that a mail program
 * turns into a link: no slash, no @, no colon, and a dot only before a blank or at the end.
 */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= longestName && !/[\p{C}<>@/\\:]|\.\S/u.test(text);

const isLine = (longest: number) => (text: string) => text.length <= longest && !/[\p{C}<>]/u.test(text);

const rules: Readonly<Record<keyof Profile, (value: string) => boolean>> = {
  firstName: isName,
  lastName: isName,
  address: isLine(deliveryLengths.addressLine),
  suburb: isLine(deliveryLengths.locality),
  state: (value) => value === '' || isAustralianState(value) || isNzRegion(value),
  postcode: isPostcode,
  mobile: isPhone,
};

/**
 * Trimmed and in NFC. Throws with every field that breaks its rule; otherwise with the first one that documents cannot print,
 * because deliveries begin with the profile.
 */
export const checkedProfile = (raw: Profile): Profile => {
  const fields = Object.keys(rules) as (keyof Profile)[];
  const read = { ...raw, postcode: readPostcode(raw.postcode) };
  const entries = fields.map((field) => [field, read[field].trim().normalize('NFC')] as const);
  const broken = entries.filter(([field, value]) => !rules[field](value)).map(([field]) => field);
  if (broken.length > 0) throw invalidFields(broken);
  for (const [field, value] of entries) {
    const problem = unprintableProblem(value);
    if (problem) throw invalidField(field, problem);
  }
  return Object.fromEntries(entries) as unknown as Profile;
};
