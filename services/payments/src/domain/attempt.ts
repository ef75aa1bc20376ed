import type { Cents } from '@southline/kernel/money';

export const states = ['Created', 'Open', 'Captured', 'Declined', 'Unknown', 'Closed'] as const;
export type AttemptState = (typeof states)[number];

/**
 * The allowed moves. Created ends by itself when a restored copy has forgotten what came after it. Unknown: the provider could not say. Closed: offered no longer, but an access code cannot be
 * withdrawn, so it stays watched until the provider's own lifetime of it has passed.
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
  /** The provider's codes, or what happened here. */
  readonly why: string;
}

/** One try to pay an order: one access code at the provider. */
export interface Attempt {
  /** `<orderId>-<attemptNo>`; the provider knows it as the invoice reference. */
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly attemptNo: number;
  readonly amountCents: Cents;
  readonly state: AttemptState;
  /** Ours, random; names the attempt to the client. */
  readonly transactionNo: string;
  /** Known from Open on. */
  readonly accessCode?: string;
  readonly formUrl?: string;
  /** The provider's, when captured. */
  readonly providerTransaction?: string;
  /** Of the card that paid, where the provider tells them. */
  readonly cardLastFour?: string;
  /** Captured although another capture of the order is kept. It is refunded. */
  readonly surplus?: boolean;
  /** Why the buyer could not pay; cardInvalid when the form was filled in wrongly. */
  readonly refusal?: { readonly message: string; readonly cardInvalid: boolean };
  /** From a copy that was restored: what came after it is not known, a refund among it. */
  readonly restored?: boolean;
  /** A person has to decide: the provider's answer does not match this attempt. */
  readonly review?: string;
  /** Questions asked since the last change; decides the next interval. */
  readonly checks: number;
  /** When the provider is asked next; absent when it need not be asked any more. */
  readonly nextCheckAt?: Date;
  /** The end of the provider's lifetime of the access code. */
  readonly watchUntil: Date;
  readonly createdAt: Date;
  readonly history: readonly HistoryEntry[];
  readonly version: number;
}

export const isFinal = ({ state }: Attempt): boolean => moves[state].length === 0;

export const attemptId = (orderId: string, attemptNo: number): string => `${orderId}-${attemptNo}`;

/** The attempt after a move; throws for one that is not in the table. */
export const move = (
  attempt: Attempt,
  to: AttemptState,
  why: string,
  at: Date,
  changes: Partial<Attempt> = {},
): Attempt => {
  if (!moves[attempt.state].includes(to)) throw new Error(`attempt ${attempt.id}: no move ${attempt.state} → ${to}`);
  const { nextCheckAt: _, review, ...rest } = attempt;
  const ended = moves[to].length === 0;
  return {
    ...rest,
    // With a result there is nothing left to decide; the history says what there was.
    ...(review !== undefined && !ended && { review }),
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
