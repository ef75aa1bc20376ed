import { splitAddresses } from '@southline/kernel/email';
import { phoneDigits } from '@southline/kernel/phone';
import { useEffect } from 'react';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import type { Cart } from '../api/cart-types.ts';
import type { OrderExtras } from '../api/checkout-calls.ts';
import { type Buyer, prefilled, whoIs } from '../model/buyer.ts';
import { checkDetails } from '../model/checkout-rules.ts';
import type { CheckoutValues } from '../model/checkout-values.ts';
import { trimmed } from '../model/delivery.ts';
import { detailsDraft } from '../model/details-draft.ts';

const isSame = (one: CheckoutValues, other: CheckoutValues) =>
  (Object.keys(other) as (keyof CheckoutValues)[]).every((name) => one[name] === other[name]);

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

/** What a parcel and its news need. */
const addressNames = [
  ...(['FirstName', 'LastName', 'DeliveryAddressline', 'DeliveryLocality'] as const),
  ...(['DeliveryState', 'DeliveryPostcode', 'Phone', 'Email'] as const),
];

/** Checked when a field is left and again before paying; what is typed and not saved outlives a reload. */
export const useCheckoutForm = (cart: Cart, buyer: Buyer) => {
  const { region } = useApi();
  const draft = detailsDraft(window.sessionStorage, { region, who: whoIs(buyer), orderID: cart.orderID });
  const saved = savedDetails(cart, buyer, region);
  const form = useFields({
    id: 'checkout',
    initial: draft.read(saved) ?? saved,
    check: checkDetails,
    clean: { Phone: phoneDigits },
    tellsWhenLeftEmpty: true,
  });
  const { values } = form;
  const isSaved = isSame(values, saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed decides; the draft is named by the cart and its buyer
  useEffect(() => {
    // An empty cart: its order was placed elsewhere, and what was typed was for that one.
    if (isSaved || cart.listing.length === 0) draft.forget();
    else draft.keep(values);
  }, [values, isSaved, cart.orderID, cart.listing.length]);
  const found = checkDetails(values, 'complete');
  return { form: { ...form, isWhole: addressNames.every((name) => !found[name]) }, forgetDraft: draft.forget };
};

export type CheckoutForm = ReturnType<typeof useCheckoutForm>['form'];

/** The form's values as they are sent. */
export const sentValues = ({ ccemail, purchaseorderno, notes, ...delivery }: CheckoutValues) => ({
  delivery: trimmed(delivery),
  extras: trimmed({ ccemail: splitAddresses(ccemail).join(';'), purchaseorderno, notes }),
});
