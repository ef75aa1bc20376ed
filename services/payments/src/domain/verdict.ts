import type { Cents } from '@southline/kernel/money';
import type { Attempt } from './attempt.ts';
import { cardFaultMessage, declineMessage } from './messages.ts';

/** The provider's answer about an access code or transaction, in our types. */
export interface PaymentResult {
  /** The only field that says whether the payment succeeded. */
  readonly approved: boolean;
  /** From ResponseMessage and Errors, split at commas. */
  readonly codes: readonly string[];
  readonly transaction?: string | undefined;
  readonly totalCents?: number | undefined;
  /** Absent if the provider does not give it, as in results of access codes. */
  readonly currency?: string | undefined;
  readonly invoiceNumber?: string | undefined;
  readonly invoiceReference?: string | undefined;
  /** Empty if the provider does not give them. */
  readonly cardLastFour: string;
}

export type Verdict =
  | { readonly kind: 'captured'; readonly transaction: string; readonly cardLastFour: string; readonly why: string }
  | { readonly kind: 'declined'; readonly message: string; readonly cardInvalid: boolean; readonly why: string }
  /** No card was posted, or the bank has not answered yet. */
  | { readonly kind: 'unfinished'; readonly why: string }
  /** The provider does not know the access code, or no longer knows it. */
  | { readonly kind: 'no-such-code'; readonly why: string }
  /** The result is unknown. With `review`, a person has to decide about what the provider captured. */
  | { readonly kind: 'unknown'; readonly why: string; readonly review?: string; readonly reviewCents?: Cents };

const approvals: ReadonlySet<string> = new Set(['A2000', 'A2008', 'A2011', 'A2016']);
const partialApproval = 'A2010';
const unfinished = 'S5099';
const noSuchCode = 'V6107';
/** "In progress" and "duplicate": another request may have taken the money. */
const inDoubt: ReadonlySet<string> = new Set(['D4409', 'D4494']);

/** Our currency by name and by number (ISO 4217). */
const currencies: ReadonlySet<string> = new Set(['AUD', '036']);

const mismatch = (attempt: Attempt, result: PaymentResult): string | undefined => {
  if (result.invoiceReference !== attempt.id) return 'the invoice reference is not ours';
  if (result.invoiceNumber !== attempt.orderNo) return 'the invoice number is not ours';
  if (result.totalCents !== attempt.amountCents) return 'the amount is not ours';
  if (result.currency !== undefined && !currencies.has(result.currency)) return 'the currency is not ours';
  return undefined;
};

const judgeApproval = (attempt: Attempt, result: PaymentResult, why: string): Verdict => {
  const { totalCents: reviewCents } = result;
  const review = (reason: string): Verdict => ({
    kind: 'unknown',
    why,
    review: reason,
    ...(reviewCents !== undefined && { reviewCents }),
  });
  if (result.codes.includes(partialApproval)) return review('only a part was approved');
  const wrong = mismatch(attempt, result);
  if (wrong) return review(wrong);
  if (result.codes.some((code) => code.startsWith('F'))) return review('the fraud check objects');
  if (!result.codes.some((code) => approvals.has(code))) return review('approved without an approval code');
  if (!result.transaction) return review('approved without a transaction');
  return { kind: 'captured', transaction: result.transaction, cardLastFour: result.cardLastFour, why };
};

const acceptable = ['the fraud check objects', 'approved without an approval code'];

/** Whether the captured amount is exactly the order's, so that a person may accept it as the payment. */
export const mayBeAccepted = (verdict: Verdict): boolean =>
  verdict.kind === 'captured' || (verdict.kind === 'unknown' && acceptable.includes(verdict.review ?? ''));

/**
 * Judges the provider's result for an attempt. A capture needs an approval and our own reference, number and amount.
 */
export const judge = (attempt: Attempt, result: PaymentResult): Verdict => {
  const { codes } = result;
  const why = codes.join(',') || 'no code';
  const starts = (prefix: string) => codes.some((code) => code.startsWith(prefix));
  if (result.approved) return judgeApproval(attempt, result, why);
  if (codes.includes(noSuchCode)) return { kind: 'no-such-code', why };
  if (codes.length === 1 && codes[0] === unfinished) return { kind: 'unfinished', why };
  // Errors of the provider's system and steps of 3-D Secure: the final answer is still to come.
  if (codes.length === 0 || starts('S5') || starts('3D')) return { kind: 'unknown', why };
  if (result.invoiceReference !== undefined && result.invoiceReference !== attempt.id) {
    return { kind: 'unknown', why, review: 'the invoice reference is not ours' };
  }
  if (codes.some((code) => inDoubt.has(code))) return { kind: 'unknown', why };
  if (starts('D44')) return { kind: 'declined', message: declineMessage(codes), cardInvalid: false, why };
  if (starts('V60') || starts('V61')) {
    return { kind: 'declined', message: cardFaultMessage(codes), cardInvalid: true, why };
  }
  if (starts('F')) return { kind: 'declined', message: declineMessage(codes), cardInvalid: false, why };
  return { kind: 'unknown', why };
};
