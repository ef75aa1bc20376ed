import { splitAddresses } from '@southline/kernel/email';
import { phoneInput } from '@southline/kernel/phone';
import type { Profile } from '@southline/rest/types';
import { trimmed } from '../../../shared/address/place-line.ts';
import { tabDraft } from '../../../shared/forms/tab-draft.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useTabDraft } from '../../../shared/forms/use-tab-draft.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { tabStorage } from '../../../shared/store/browser-storage.ts';
import type { Cart } from '../api/cart-types.ts';
import type { OrderExtras } from '../api/checkout-calls.ts';
import { type Buyer, prefilled, whoIs } from '../model/buyer.ts';
import { checkDetails } from '../model/checkout-rules.ts';
import type { CheckoutValues } from '../model/checkout-values.ts';

/** The order's extra texts as the server stores them. Until some are saved, those of the profile. */
export const savedExtras = (cart: Cart, profile: Profile | null): OrderExtras => ({
  ccemail: cart.ccemail || (cart.deliveryFromProfile && profile?.ccemail) || '',
  businessName: cart.businessName || (cart.deliveryFromProfile && profile?.businessName) || '',
  purchaseorderno: cart.purchaseorderno ?? '',
  notes: cart.notes ?? '',
});

/** The details as the server has them: for this order, else those of the profile. */
const savedDetails = (cart: Cart, buyer: Buyer, region: string): CheckoutValues => ({
  ...prefilled(cart, buyer, region),
  ...savedExtras(cart, buyer.kind === 'member' ? buyer.details : null),
});

/** The fields needed for the delivery and its notifications. */
const addressNames = [
  ...(['FirstName', 'LastName', 'DeliveryAddressline', 'DeliveryLocality'] as const),
  ...(['DeliveryState', 'DeliveryPostcode', 'Phone', 'Email'] as const),
];

/** Validates a field when it loses the focus and all fields before payment. Unsaved input survives a reload. */
export const useCheckoutForm = (cart: Cart, buyer: Buyer) => {
  const { region } = useApi();
  const draft = tabDraft(tabStorage, { form: 'details', region, who: whoIs(buyer), about: cart.orderID });
  const saved = savedDetails(cart, buyer, region);
  const form = useFields({
    id: 'checkout',
    initial: draft.read(saved) ?? saved,
    check: checkDetails,
    clean: { Phone: phoneInput },
    tellsWhenLeftEmpty: true,
  });
  const { values } = form;
  // An empty cart means that its order was placed elsewhere; the draft belonged to that order.
  useTabDraft(draft, values, { saved, about: cart.orderID, done: cart.listing.length === 0 });
  const found = checkDetails(values, 'complete');
  return { form: { ...form, isWhole: addressNames.every((name) => !found[name]) }, forgetDraft: draft.forget };
};

export type CheckoutForm = ReturnType<typeof useCheckoutForm>['form'];

/** The form's values as they are sent. */
export const sentValues = ({ ccemail, businessName, purchaseorderno, notes, ...delivery }: CheckoutValues) => ({
  delivery: trimmed(delivery),
  extras: trimmed({ ccemail: splitAddresses(ccemail).join(';'), businessName, purchaseorderno, notes }),
});
