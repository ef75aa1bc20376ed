import { isBoxPostcodeOfStreet, stateOfPostcode } from '@southline/kernel/places';
import { problems } from '../../../shared/forms/messages.ts';
import {
  type Check,
  emailProblem,
  type Moment,
  type Problem,
  phoneProblem,
  required,
} from '../../../shared/forms/rules.ts';
import { messages } from '../messages.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { emailsProblem } from './emails.ts';

const postcodeProblem = (
  { DeliveryPostcode: postcode, DeliveryAddressline: line }: CheckoutValues,
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

const extraEmails = { invalid: messages.extraEmailsInvalid, 'too-many': messages.extraEmailsMany };

/** Rules for the delivery details and the texts sent with an order. */
export const checkDetails: Check<keyof CheckoutValues> = (values, moment) => {
  const copies = moment === 'editing' ? null : emailsProblem(values.ccemail);
  return {
    FirstName: required(values.FirstName, problems.firstName),
    LastName: required(values.LastName, problems.lastName),
    DeliveryAddressline: required(values.DeliveryAddressline, problems.addressLine),
    DeliveryLocality: required(values.DeliveryLocality, problems.suburb),
    DeliveryState: required(values.DeliveryState, problems.state),
    DeliveryPostcode: postcodeProblem(values, moment),
    Phone: phoneProblem(values.Phone, moment, problems.mobile),
    Email: emailProblem(values.Email, moment, { missing: messages.emailRequired }),
    ccemail: copies ? extraEmails[copies] : undefined,
  };
};
