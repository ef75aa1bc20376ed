import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useWatched } from '../../../shared/calls/use-watched.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { spokenLanguage } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { releaseReload } from '../../../shared/release/reload.ts';
import { tabStorage } from '../../../shared/store/browser-storage.ts';
import { type Payable, queryTransaction, reportCard, requestAccessCode } from '../api/checkout-calls.ts';
import { type CheckoutPorts, checkout, placeAgain, resume } from '../model/checkout.ts';
import { openAttempts } from '../model/open-attempt.ts';
import { type Attempt, isBusy, paymentReducer } from '../model/payment-state.ts';
import type { CardHandle } from './card-form.tsx';

type Options = Pick<CheckoutPorts, 'saveDetails' | 'placeOrder' | 'reload'> & {
  payable: Payable;
  card: RefObject<CardHandle | null>;
  /** The attempt is stored under this name for a reload. */
  storedAs: string;
  onFailed: () => void;
};

/** Runs one payment at a time, and resumes one that a reload interrupted. */
export const usePayment = ({ payable, card, storedAs, onFailed, ...steps }: Options) => {
  const api = useApi();
  const language = spokenLanguage(useLanguage());
  const watched = useWatched();
  const [state, tell] = useReducer(paymentReducer, { step: 'idle' });
  const [heldUntil, setHeldUntil] = useState<string>();
  const running = useRef(false);
  const attempts = useMemo(() => openAttempts(tabStorage, storedAs), [storedAs]);

  const ports: CheckoutPorts = {
    ...steps,
    saveDetails: () => watched(steps.saveDetails),
    placeOrder: (attempt) => watched(() => steps.placeOrder(attempt)),
    openAttempt: async () => {
      const { heldUntil: until, ...opened } = await watched(() => requestAccessCode(api, payable, language));
      setHeldUntil(until);
      return opened;
    },
    reportCard: (attempt) => watched(() => reportCard(api, attempt)),
    sendCard: async (formUrl, accessCode) => card.current?.post(formUrl, accessCode),
    queryAttempt: (attempt) => watched(() => queryTransaction(api, attempt, language)),
    ...attempts,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  };

  const once = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    const release = releaseReload.hold();
    await work().finally(() => {
      running.current = false;
      release();
    });
  };
  const goOn = (attempt: Attempt) => once(() => resume(ports, attempt, tell));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes up
  useEffect(() => {
    const interrupted = attempts.read();
    if (interrupted) void goOn(interrupted);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (state.step !== 'failed') return;
    onFailed();
    card.current?.clearCvn();
  }, [state]);

  const busy = isBusy(state);
  useEffect(() => {
    if (busy) document.getElementById('payment')?.scrollIntoView({ block: 'nearest' });
  }, [busy]);

  return {
    state,
    /** From the last access code; undefined before the first one. */
    heldUntil,
    pay: () => once(() => checkout(ports, payable.totalToPay === 0, tell)),
    checkAgain: goOn,
    placeAgain: (attempt: Attempt | null) => once(() => placeAgain(ports, attempt, tell)),
    startOver: () => {
      attempts.forget();
      tell({ type: 'over' });
    },
  };
};

export type Payment = ReturnType<typeof usePayment>;
