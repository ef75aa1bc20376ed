import type { Cents } from '@southline/kernel/money';

export const states = ['Created', 'Open', 'Captured', 'Declined', 'Unknown', 'Closed'] as const;
export type AttemptState = (typeof states)[number];

/**
 * The allowed transitions. Created: the access code is being requested; after a restore it may be the state of an
 * attempt that went further. Unknown: the provider could not say. Closed: no longer offered. An access code cannot be
 * withdrawn, so a closed attempt is still checked until the provider's lifetime of the code has passed.
 */
export const moves: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  Created: ['Open', 'Captured', 'Declined', 'Closed'],
  Open: ['Captured', 'Declined', 'Unknown', 'Closed'],
  Unknown: ['Captured', 'Declined', 'Open', 'Closed'],
  Closed: ['Captured', 'Declined'],
  Captured: [],
  Declined: [],
};

/** An order has at most one attempt in these states. */
export const liveStates: readonly AttemptState[] = ['Created', 'Open', 'Unknown'];

export interface HistoryEntry {
  readonly at: Date;
  readonly from: AttemptState | null;
  readonly to: AttemptState;
  /** The provider's codes, or what happened in this service. */
  readonly why: string;
}

/** One attempt to pay an order, with one access code at the provider. */
export interface Attempt {
  /** `<orderId>-<attemptNo>`. At the provider it is the invoice reference. */
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly amountCents: Cents;
  readonly state: AttemptState;
  /** Our own random number, by which clients name the attempt. */
  readonly transactionNo: string;
  /** Known once the attempt is Open. */
  readonly accessCode?: string;
  readonly formUrl?: string;
  /** The provider's transaction, once captured. */
  readonly providerTransaction?: string;
  /** The last digits of the card that paid, if the provider gives them. */
  readonly cardLastFour?: string;
  /** Captured although another capture of the order is kept. The surplus is refunded. */
  readonly surplus?: boolean;
  /** Why the buyer could not pay. cardInvalid: the form was filled in wrongly. */
  readonly refusal?: { readonly message: string; readonly cardInvalid: boolean };
  /** The attempt comes from a restored copy. Later changes, such as a refund, may be missing. */
  readonly restored?: boolean;
  /** A person has to decide: the provider's answer does not match this attempt. */
  readonly review?: string;
  /** The amount that the provider reports as captured. Only while the attempt is in review. */
  readonly reviewCents?: Cents;
  /** The number of checks since the last change. It determines the next interval. */
  readonly checks: number;
  /** When the provider is asked next; absent if it need not be asked any more. */
  readonly nextCheckAt?: Date;
  /** The end of the provider's lifetime of the access code. */
  readonly watchUntil: Date;
  readonly createdAt: Date;
  readonly history: readonly HistoryEntry[];
  readonly version: number;
}

export const isFinal = ({ state }: Attempt): boolean => moves[state].length === 0;

export const attemptId = (orderId: string, attemptNo: number): string => `${orderId}-${attemptNo}`;

/** The attempt after a transition. Throws for one that is not allowed. */
export const move = (
  attempt: Attempt,
  to: AttemptState,
  why: string,
  at: Date,
  changes: Partial<Attempt> = {},
): Attempt => {
  if (!moves[attempt.state].includes(to)) throw new Error(`attempt ${attempt.id}: no move ${attempt.state} → ${to}`);
  const { nextCheckAt: _, review, reviewCents, ...rest } = attempt;
  const ended = moves[to].length === 0;
  return {
    ...rest,
    // With a result no decision is needed any more. The history keeps the reason of the review.
    ...(review !== undefined && !ended && { review }),
    ...(reviewCents !== undefined && !ended && { reviewCents }),
    checks: 0,
    ...changes,
    state: to,
    history: [
      ...attempt.history,
      { at, from: attempt.state, to, why: ended && review ? `${why} (was in review: ${review})` : why },
    ],
    version: attempt.version + 1,
  };
};
