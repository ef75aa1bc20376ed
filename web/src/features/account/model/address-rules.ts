import { problems as shared } from '../../../shared/forms/messages.ts';
import { type Check, phoneProblem, required } from '../../../shared/forms/rules.ts';
import type { Profile } from '../api/profile-query.ts';
import { problems } from '../messages.ts';

export type SavedAddress = Profile['addresses'][number];

/** An empty address for the person of the profile. */
export const newAddress = ({ firstName, lastName, mobile }: Profile): SavedAddress => ({
  label: '',
  FirstName: firstName,
  LastName: lastName,
  DeliveryAddressline: '',
  DeliveryLocality: '',
  DeliveryState: '',
  DeliveryPostcode: '',
  Phone: mobile,
});

/** The server checks the place. */
export const checkAddress: Check<keyof SavedAddress> = (values, moment) => ({
  label: required(values.label, problems.addressLabel),
  FirstName: required(values.FirstName, shared.firstName),
  LastName: required(values.LastName, shared.lastName),
  DeliveryAddressline: required(values.DeliveryAddressline, shared.addressLine),
  DeliveryLocality: required(values.DeliveryLocality, shared.suburb),
  DeliveryState: required(values.DeliveryState, shared.state),
  DeliveryPostcode: required(values.DeliveryPostcode, shared.postcode),
  Phone: phoneProblem(values.Phone, moment, shared.mobile),
});
