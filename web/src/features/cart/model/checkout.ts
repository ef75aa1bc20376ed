import { isApiError, isTemporary, isUnauthorised } from '../../../shared/http/api-error.ts';
import type { CartChanges } from './cart-changes.ts';
import type { Attempt, PaymentEvent, PlacedOrder } from './payment-state.ts';

/** The steps of a checkout as the browser sees them; each fails with an ApiError. */
export type CheckoutPorts = {
  saveDetails(): Promise<void>;
  openAttempt(): Promise<Attempt & { formUrl: string }>;
  /** Reports that the card is about to be posted. If this is refused or gets no answer, the card is not posted. */
  reportCard(attempt: Attempt): Promise<void>;
  /** Posts the card to the provider; rejects only when the post could not be sent. */
  sendCard(formUrl: string, accessCode: string): Promise<void>;
  /** Resolves when the money is captured. */
  queryAttempt(attempt: Attempt): Promise<void>;
  placeOrder(attempt: Attempt | null): Promise<PlacedOrder>;
  /** Stores the attempt for a reload, as soon as the card may have been posted. */
  remember(attempt: Attempt): void;
  forget(): void;
  /** Loads the cart again. Resolves with the changes since it was shown, or undefined if it could not be loaded. */
  reload(): Promise<CartChanges | undefined>;
  wait(ms: number): Promise<void>;
};

type Notify = (event: PaymentEvent) => void;

// About a minute in all; the server continues to ask the provider long after that.
const MAX_QUERIES = 28;
const QUERIES_AFTER_UNSENT = 3;
const WAIT_MS = 2000;
const LONGEST_WAIT_MS = 5000;
const MAX_PLACINGS = 5;

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether the result is still unknown: it is pending, or the request failed. */
const isOpen = (error: unknown) => isApiError(error, 'Pending') || isTemporary(error);

const waitAfter = (error: unknown) =>
  Math.min(LONGEST_WAIT_MS, (isApiError(error) ? error.retryAfterMs : undefined) ?? WAIT_MS);

const isChanged = (error: unknown) =>
  isApiError(error) && (error.message === 're-load' || error.code === 'CartChanged');

const notifyOfChanges = async (ports: CheckoutPorts, notify: Notify) =>
  notify({ type: 'changed', changes: await ports.reload() });

const place = async (ports: CheckoutPorts, attempt: Attempt | null, notify: Notify): Promise<void> => {
  notify({ type: 'placing' });
  for (let tries = 1; ; tries++) {
    try {
      const order = await ports.placeOrder(attempt);
      ports.forget();
      return notify({ type: 'placed', order });
    } catch (error) {
      // The order was cancelled and its payment refunded, so a reload has nothing to resume.
      if (isApiError(error, 'OrderCancelled')) {
        ports.forget();
        return notify({ type: 'failed', title: 'cancelled', message: textOf(error) });
      }
      // Before an attempt exists, nothing has been paid.
      if (attempt === null && isChanged(error)) return notifyOfChanges(ports, notify);
      const mayPass = isOpen(error) || (attempt !== null && isApiError(error, 'PaymentRequired'));
      if (!mayPass || tries === MAX_PLACINGS) return notify({ type: 'unplaced', attempt, message: textOf(error) });
      await ports.wait(waitAfter(error));
    }
  }
};

const confirm = async (ports: CheckoutPorts, attempt: Attempt, notify: Notify, sent: boolean): Promise<void> => {
  notify({ type: 'confirming' });
  const most = sent ? MAX_QUERIES : QUERIES_AFTER_UNSENT;
  for (let tries = 1; ; tries++) {
    try {
      await ports.queryAttempt(attempt);
      return place(ports, attempt, notify);
    } catch (error) {
      if (!isOpen(error)) {
        // After the sign-in the attempt is asked about again.
        if (!isUnauthorised(error)) ports.forget();
        return notify({ type: 'failed', title: 'payment', message: textOf(error) });
      }
      if (tries < most) {
        await ports.wait(waitAfter(error));
        continue;
      }
      if (sent) return notify({ type: 'unconfirmed', attempt });
      ports.forget();
      return notify({ type: 'failed', title: 'unsent', message: '' });
    }
  }
};

/** Pays for the cart and places the order. `nothingToPay` goes straight from the details to the order. */
export const checkout = async (ports: CheckoutPorts, nothingToPay: boolean, notify: Notify): Promise<void> => {
  notify({ type: 'started' });
  try {
    await ports.saveDetails();
  } catch (error) {
    return notify({ type: 'failed', title: 'details', message: textOf(error) });
  }
  if (nothingToPay) return place(ports, null, notify);
  notify({ type: 'reserving' });
  let opened: Attempt & { formUrl: string };
  try {
    opened = await ports.openAttempt();
    await ports.reportCard(opened);
  } catch (error) {
    if (isChanged(error)) return notifyOfChanges(ports, notify);
    const title = isApiError(error, 'AttemptInFlight') ? 'inFlight' : 'payment';
    return notify({ type: 'failed', title, message: textOf(error) });
  }
  const { formUrl, ...attempt } = opened;
  notify({ type: 'sending' });
  ports.remember(attempt);
  const sent = await ports.sendCard(formUrl, attempt.accessCode).then(
    () => true,
    () => false,
  );
  return confirm(ports, attempt, notify, sent);
};

/** Goes on with an attempt whose card was sent: after a reload, or when the buyer asks again. */
export const resume = (ports: CheckoutPorts, attempt: Attempt, notify: Notify): Promise<void> =>
  confirm(ports, attempt, notify, true);

/** Tries again to place an order that is paid. */
export const placeAgain = (ports: CheckoutPorts, attempt: Attempt | null, notify: Notify): Promise<void> =>
  place(ports, attempt, notify);
