import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { cartKey, cartQuery } from '../api/cart-query.ts';
import type { Cart } from '../api/cart-types.ts';
import { type OrderExtras, saveCustomerDetails, submitOrder } from '../api/checkout-calls.ts';
import { cartChanges } from '../model/cart-changes.ts';
import type { Delivery } from '../model/delivery.ts';
import type { CardHandle } from './card-form.tsx';
import { type Payment, usePayment } from './use-payment.ts';

type Options = {
  cart: Cart;
  /** The current values of the form. */
  details: () => { delivery: Delivery; extras: OrderExtras };
  card: RefObject<CardHandle | null>;
};

/** Pays for the cart and places its order. */
export const useCheckout = ({ cart, details, card }: Options): Payment => {
  const api = useApi();
  const queryClient = useQueryClient();
  return usePayment({
    payable: cart,
    card,
    storedAs: api.region,
    saveDetails: async () => {
      const { delivery, extras } = details();
      await saveCustomerDetails(api, delivery, extras);
    },
    placeOrder: async (attempt) => {
      const current = await queryClient.ensureQueryData(cartQuery(api));
      // The server has placed the order already, or the cart changed after the payment. The order has the lines that were
      // paid for.
      if (attempt && (current.listing.length === 0 || current.orderID !== attempt.orderID)) return attempt;
      const { delivery, extras } = details();
      return submitOrder(api, { cart: current.listing, devliveryDetails: delivery, ...extras });
    },
    reload: async () => {
      try {
        return cartChanges(cart, await queryClient.fetchQuery(cartQuery(api)));
      } catch {
        // The page already shows that the cart could not be read.
        return undefined;
      }
    },
    // Changed stock may be the cause of the failure.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: cartKey(api) }),
  });
};
