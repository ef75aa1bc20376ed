import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { spokenLanguage } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { cartKey, cartQuery } from '../api/cart-query.ts';
import type { Cart } from '../api/cart-types.ts';
import {
  type OrderExtras,
  queryTransaction,
  reportCard,
  requestAccessCode,
  saveCustomerDetails,
  submitOrder,
} from '../api/checkout-calls.ts';
import { cartChanges } from '../model/cart-changes.ts';
import { type CheckoutPorts, checkout, placeAgain, resume } from '../model/checkout.ts';
import type { Delivery } from '../model/delivery.ts';
import { openAttempts } from '../model/open-attempt.ts';
import { type Attempt, isBusy, paymentReducer } from '../model/payment-state.ts';
import type { CardHandle } from './card-form.tsx';

type Options = {
  cart: Cart;
  /** The current values of the form. */
  details: () => { delivery: Delivery; extras: OrderExtras };
  card: RefObject<CardHandle | null>;
};

/** Runs one checkout at a time, and resumes one that a reload interrupted. */
export const useCheckout = ({ cart, details, card }: Options) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = spokenLanguage(useLanguage());
  const [state, tell] = useReducer(paymentReducer, { step: 'idle' });
  const [heldUntil, setHeldUntil] = useState<string>();
  const running = useRef(false);
  const attempts = useMemo(() => openAttempts(window.sessionStorage, api.region), [api.region]);

  const ports: CheckoutPorts = {
    saveDetails: async () => {
      const { delivery, extras } = details();
      await saveCustomerDetails(api, delivery, extras);
    },
    openAttempt: async () => {
      const { heldUntil: until, ...opened } = await requestAccessCode(api, cart, language);
      setHeldUntil(until);
      return opened;
    },
    reportCard: (attempt) => reportCard(api, attempt),
    sendCard: async (formUrl, accessCode) => card.current?.post(formUrl, accessCode),
    queryAttempt: (attempt) => queryTransaction(api, attempt, language),
    placeOrder: async (attempt) => {
      const current = await queryClient.ensureQueryData(cartQuery(api));
      // The server has placed the order already, or the cart changed after the payment. The order has the lines that were
      // paid for.
      if (attempt && (current.listing.length === 0 || current.orderID !== attempt.orderID)) return attempt;
      const { delivery, extras } = details();
      return submitOrder(api, current, delivery, extras);
    },
    ...attempts,
    reload: async () => {
      try {
        return cartChanges(cart, await queryClient.fetchQuery(cartQuery(api)));
      } catch {
        // The page already shows that the cart could not be read.
        return undefined;
      }
    },
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  };

  const once = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    await work().finally(() => {
      running.current = false;
    });
  };
  const goOn = (attempt: Attempt) => once(() => resume(ports, attempt, tell));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes up
  useEffect(() => {
    const interrupted = attempts.read();
    if (interrupted) void goOn(interrupted);
  }, []);

  useEffect(() => {
    if (state.step !== 'failed') return;
    // Changed stock may be the cause of the failure.
    void queryClient.invalidateQueries({ queryKey: cartKey(api) });
    card.current?.clearCvn();
  }, [api, card, queryClient, state]);

  const busy = isBusy(state);
  useEffect(() => {
    if (busy) document.getElementById('payment')?.scrollIntoView({ block: 'nearest' });
  }, [busy]);

  return {
    state,
    /** From the last access code; undefined before the first one. */
    heldUntil,
    pay: () => once(() => checkout(ports, cart.totalToPay === 0, tell)),
    checkAgain: goOn,
    placeAgain: (attempt: Attempt | null) => once(() => placeAgain(ports, attempt, tell)),
    startOver: () => {
      attempts.forget();
      tell({ type: 'over' });
    },
  };
};
