import type { CartChanges } from './cart-changes.ts';

/** One attempt to pay one order. It contains only ids, so it may be stored for a reload. */
export type Attempt = { orderID: string; orderNo: string; accessCode: string; rdTransactionNo: string };
export type PlacedOrder = { orderID: string; orderNo: string };

type Failure = 'payment' | 'details' | 'unsent' | 'cancelled' | 'inFlight';

export type PaymentState =
  | { step: 'idle' }
  | { step: 'saving' | 'reserving' | 'sending' | 'confirming' | 'placing' }
  /**
   * Failed without a payment; `title` names the part that failed. In flight: the bank still processes an earlier payment for
   * the same goods.
   */
  | { step: 'failed'; title: Failure; message: string }
  /** Nothing was paid; undefined where the cart could not be read again. */
  | { step: 'changed'; changes: CartChanges | undefined }
  /** The provider has not answered in time. The server continues to ask, so nothing is lost. */
  | { step: 'unconfirmed'; attempt: Attempt }
  /** Paid, and the order could not be finished yet. The server finishes it by itself, too. */
  | { step: 'unplaced'; attempt: Attempt | null; message: string }
  | { step: 'placed'; order: PlacedOrder };

export type PaymentEvent =
  /** The buyer enters the card again. The provider accepts one payment per attempt, however often the card is sent. */
  | { type: 'over' }
  | { type: 'started' | 'reserving' | 'sending' | 'confirming' | 'placing' }
  | { type: 'changed'; changes: CartChanges | undefined }
  | { type: 'failed'; title: Failure; message: string }
  | { type: 'unconfirmed'; attempt: Attempt }
  | { type: 'unplaced'; attempt: Attempt | null; message: string }
  | { type: 'placed'; order: PlacedOrder };

export const isBusy = ({ step }: PaymentState): boolean =>
  step === 'saving' || step === 'reserving' || step === 'sending' || step === 'confirming' || step === 'placing';

/** True if nothing may be changed or started: while the payment runs, and while money may have moved. */
export const isLocked = (state: PaymentState): boolean =>
  isBusy(state) || state.step === 'unconfirmed' || state.step === 'unplaced' || state.step === 'placed';

/** True if an access code exists and the order is neither paid nor ended: its goods are held. */
export const isHolding = (state: PaymentState): boolean =>
  state.step === 'sending' ||
  state.step === 'confirming' ||
  (state.step === 'failed' && (state.title === 'payment' || state.title === 'unsent'));

/** A placed order stays placed; a second start while one runs changes nothing. */
export const paymentReducer = (state: PaymentState, event: PaymentEvent): PaymentState => {
  if (state.step === 'placed') return state;
  switch (event.type) {
    case 'started':
      return isBusy(state) ? state : { step: 'saving' };
    case 'over':
      return { step: 'idle' };
    case 'reserving':
    case 'sending':
    case 'confirming':
    case 'placing':
      return { step: event.type };
    case 'changed':
      return { step: 'changed', changes: event.changes };
    case 'failed':
      return { step: 'failed', title: event.title, message: event.message };
    case 'unconfirmed':
      return { step: 'unconfirmed', attempt: event.attempt };
    case 'unplaced':
      return { step: 'unplaced', attempt: event.attempt, message: event.message };
    case 'placed':
      return { step: 'placed', order: event.order };
  }
};
