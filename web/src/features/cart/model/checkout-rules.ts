import { checkPlace } from '../../../shared/address/place-rules.ts';
import { type Check, emailProblem } from '../../../shared/forms/rules.ts';
import { messages } from '../messages.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { emailsProblem } from './emails.ts';

const extraEmails = { invalid: messages.extraEmailsInvalid, 'too-many': messages.extraEmailsMany };

/** Rules for the delivery details and the texts sent with an order. */
export const checkDetails: Check<keyof CheckoutValues> = (values, moment) => {
  const copies = moment === 'editing' ? null : emailsProblem(values.ccemail);
  return {
    ...checkPlace(values, moment),
    Email: emailProblem(values.Email, moment, { missing: messages.emailRequired }),
    ccemail: copies ? extraEmails[copies] : undefined,
  };
};
