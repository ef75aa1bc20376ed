import { useForm } from '@mantine/form';
import { splitAddresses } from '@southline/kernel/email';
import { isBoxPostcodeOfStreet, stateOfPostcode } from '@southline/kernel/places';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { emailProblem } from '../../../shared/forms/email-problem.ts';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import type { Cart } from '../api/cart-types.ts';
import type { OrderExtras } from '../api/checkout-calls.ts';
import { messages } from '../messages.ts';
import { type Buyer, prefilled, whoIs } from '../model/buyer.ts';
import type { CheckoutValues } from '../model/checkout-values.ts';
import { trimmed } from '../model/delivery.ts';
import { detailsDraft } from '../model/details-draft.ts';
import { emailsProblem } from '../model/emails.ts';

const isSame = (one: CheckoutValues, other: CheckoutValues) =>
  (Object.keys(other) as (keyof CheckoutValues)[]).every((name) => one[name] === other[name]);

export const fieldId = (name: string) => `checkout-${name}`;

/** What goes with the order beside the address, as the server has it. */
export const savedExtras = (cart: Cart): OrderExtras => ({
  ccemail: cart.ccemail ?? '',
  purchaseorderno: cart.purchaseorderno ?? '',
  notes: cart.notes ?? '',
});

/** The details as the server has them: for this order, else those of the profile. */
const savedDetails = (cart: Cart, buyer: Buyer, region: string): CheckoutValues => ({
  ...prefilled(cart.deliveryDetails, buyer, region),
  ...savedExtras(cart),
});

/** The texts of spec §5, checked when a field is left and again before paying. */
export const useCheckoutForm = (cart: Cart, buyer: Buyer) => {
  const { formatMessage } = useIntl();
  const cardText = useCardNumberText();
  type Rule = (value: string, values: CheckoutValues) => string | null;
  const noCard =
    (rule: Rule = () => null): Rule =>
    (value, values) =>
      cardText(value) ?? rule(value, values);
  const required = (text: string) => (value: string) => (value.trim() ? null : text);
  const postcode = (value: string, { DeliveryAddressline }: CheckoutValues) => {
    if (!value.trim()) return formatMessage(messages.postcodeRequired);
    const state = stateOfPostcode(value);
    if (!state) return formatMessage(messages.postcodeInvalid);
    return isBoxPostcodeOfStreet(value, DeliveryAddressline)
      ? formatMessage(messages.postcodeOfBoxes, { postcode: value, state })
      : null;
  };
  const email = (value: string) => {
    if (!value.trim()) return formatMessage(messages.emailRequired);
    const problem = emailProblem(value);
    return problem ? formatMessage(messages[problem]) : null;
  };
  const extraEmails = (value: string) => {
    const problem = emailsProblem(value);
    if (!problem) return null;
    return formatMessage(problem === 'invalid' ? messages.extraEmailsInvalid : messages.extraEmailsMany);
  };
  const { region } = useApi();
  const draft = detailsDraft(window.sessionStorage, { region, who: whoIs(buyer), orderID: cart.orderID });
  const saved = savedDetails(cart, buyer, region);
  const form = useForm<CheckoutValues>({
    initialValues: draft.read(saved) ?? saved,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
    validate: {
      FirstName: noCard(required(formatMessage(messages.firstNameRequired))),
      LastName: noCard(required(formatMessage(messages.lastNameRequired))),
      DeliveryAddressline: noCard(required(formatMessage(messages.addressLineRequired))),
      DeliveryLocality: noCard(required(formatMessage(messages.suburbRequired))),
      DeliveryState: required(formatMessage(messages.stateRequired)),
      DeliveryPostcode: postcode,
      Phone: noCard(required(formatMessage(messages.mobileRequired))),
      Email: noCard(email),
      ccemail: noCard(extraEmails),
      purchaseorderno: noCard(),
      notes: noCard(),
    },
  });
  const { values } = form;
  const isSaved = isSame(values, saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed decides; the draft is named by the cart and its buyer
  useEffect(() => {
    // An empty cart: its order was placed elsewhere, and what was typed was for that one.
    if (isSaved || cart.listing.length === 0) draft.forget();
    else draft.keep(values);
  }, [values, isSaved, cart.orderID, cart.listing.length]);
  return { form, forgetDraft: draft.forget };
};

export type CheckoutForm = ReturnType<typeof useCheckoutForm>['form'];

/** The form's values as they are sent. */
export const sentValues = ({ ccemail, purchaseorderno, notes, ...delivery }: CheckoutValues) => ({
  delivery: trimmed(delivery),
  extras: {
    ccemail: splitAddresses(ccemail).join(';'),
    purchaseorderno: purchaseorderno.trim(),
    notes: notes.trim(),
  },
});
