import { isBoxPostcodeOfStreet, stateOfPostcode } from '@southline/kernel/places';
import type { ClientPlace } from '@southline/rest/types';
import { problems } from '../forms/messages.ts';
import { type Check, type Moment, type Problem, phoneProblem, required } from '../forms/rules.ts';
import type { Fields } from '../forms/use-fields.tsx';
import { messages } from './messages.ts';

/** Recipient and address of a delivery; names as the client sends them. */
export type Place = ClientPlace;

type PlaceFields = Fields<keyof Place>;

/** A form that has the fields of a place, and maybe others. */
export type PlaceForm = Pick<PlaceFields, 'set' | 'values'> & {
  readonly field: (name: keyof Place) => Omit<ReturnType<PlaceFields['field']>, 'name'> & { name: string };
};

const postcodeProblem = (
  { DeliveryPostcode: postcode, DeliveryAddressline: line }: Readonly<Place>,
  moment: Moment,
): Problem | undefined => {
  if (!postcode.trim()) return problems.postcode;
  if (moment === 'editing') return undefined;
  const state = stateOfPostcode(postcode);
  if (!state) return messages.postcodeInvalid;
  return isBoxPostcodeOfStreet(postcode, line)
    ? { ...messages.postcodeOfBoxes, values: { postcode, state } }
    : undefined;
};

/** Rules for recipient and address, of the checkout and of a placed order. */
export const checkPlace: Check<keyof Place> = (values, moment) => ({
  FirstName: required(values.FirstName, problems.firstName),
  LastName: required(values.LastName, problems.lastName),
  DeliveryAddressline: required(values.DeliveryAddressline, problems.addressLine),
  DeliveryLocality: required(values.DeliveryLocality, problems.suburb),
  DeliveryState: required(values.DeliveryState, problems.state),
  DeliveryPostcode: postcodeProblem(values, moment),
  Phone: phoneProblem(values.Phone, moment, problems.mobile),
});
