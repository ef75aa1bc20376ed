import { useForm } from '@mantine/form';
import { isBoxPostcodeOfStreet, stateOfPostcode } from '@southline/kernel/places';
import { useIntl } from 'react-intl';
import { emailProblem } from '../../../shared/forms/email-problem.ts';
import { useCardNumberText } from '../../../shared/forms/use-card-number-text.ts';
import type { Cart } from '../api/cart-types.ts';
import type { OrderExtras } from '../api/checkout-calls.ts';
import { messages } from '../messages.ts';
import { type Buyer, prefilled } from '../model/buyer.ts';
import { type Delivery, trimmed } from '../model/delivery.ts';
import { emailsProblem, splitEmails } from '../model/emails.ts';

export type CheckoutValues = Delivery & OrderExtras;
export const fieldId = (name: string) => `checkout-${name}`;

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
  return useForm<CheckoutValues>({
    initialValues: {
      ...prefilled(cart.deliveryDetails, buyer),
      ccemail: cart.ccemail ?? '',
      purchaseorderno: cart.purchaseorderno ?? '',
      notes: cart.notes ?? '',
    },
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
};

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** The form's values as they are sent. */
export const sentValues = ({ ccemail, purchaseorderno, notes, ...delivery }: CheckoutValues) => ({
  delivery: trimmed(delivery),
  extras: {
    ccemail: splitEmails(ccemail).join(';'),
    purchaseorderno: purchaseorderno.trim(),
    notes: notes.trim(),
  },
});
