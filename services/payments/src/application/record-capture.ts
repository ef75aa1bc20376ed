import { openAccount } from '../domain/account.ts';
import { type Attempt, isFinal, move } from '../domain/attempt.ts';
import { expiredMessage } from '../domain/messages.ts';
import { type PaymentProvider, ProviderTrouble } from '../domain/ports.ts';
import { surplusRefund } from '../domain/refund.ts';
import { judge, type PaymentResult, type Verdict } from '../domain/verdict.ts';
import { attemptMoves, captures } from '../metrics.ts';
import type { Ports } from './ports.ts';

const withoutCode: Verdict = { kind: 'no-such-code', why: 'left without an access code' };

/** After a restore, an approved payment may already be refunded. Only the provider's refundable amount shows that. */
const leftOf =
  (provider: PaymentProvider) =>
  async (attempt: Attempt, result: PaymentResult): Promise<Verdict> => {
    const verdict = judge(attempt, result);
    if (verdict.kind !== 'captured' || !attempt.restored) return verdict;
    const left = await provider.refundable(verdict.transaction);
    if (left === attempt.amountCents) return verdict;
    if (left > 0) return { kind: 'unknown', why: verdict.why, review: 'a part went back before a restore' };
    return { kind: 'declined', message: expiredMessage, cardInvalid: false, why: 'given back before a restore' };
  };

/**
 * Asks for an attempt's result by its access code. Without a code or a certain result, asks by the attempt's reference.
 * If the provider does not answer, the result is unknown.
 */
export const askProvider =
  (provider: PaymentProvider) =>
  async (attempt: Attempt): Promise<Verdict> => {
    const { accessCode } = attempt;
    const judged = leftOf(provider);
    try {
      const verdict = accessCode ? await judged(attempt, await provider.resultOf(accessCode)) : withoutCode;
      const inDoubt = verdict.kind === 'no-such-code' || (verdict.kind === 'unknown' && verdict.review === undefined);
      if (!inDoubt) return verdict;
      const found = await provider.resultByReference(attempt.id);
      return found ? await judged(attempt, found) : verdict;
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      return { kind: 'unknown', why: error.message };
    }
  };

const maxTries = 5;

type Capture = Extract<Verdict, { kind: 'captured' }>;

/**
 * Records a capture of an attempt exactly once. A second capture of the order is booked for a refund. Returns the
 * attempt after the capture, or undefined if the transaction belongs to another payment.
 */
export const recordCapture = ({ attempts, books, clock, logger }: Ports) => {
  /** Undefined if another process has changed one of the records first. */
  const once = async (before: Attempt, { transaction, cardLastFour, why }: Capture, surplus: boolean) => {
    const at = clock.now();
    const after = move(before, 'Captured', why, at, {
      providerTransaction: transaction,
      ...(cardLastFour && { cardLastFour }),
      ...(surplus && { surplus }),
    });
    const recorded = surplus
      ? await books.returnCapture(before, after, surplusRefund(after, transaction, at))
      : await books.bookCapture(before, after, openAccount(after, transaction, at));
    if (!recorded) return undefined;
    attemptMoves.inc({ from: before.state, to: after.state });
    captures.inc({ kind: surplus ? 'surplus' : 'kept' });
    logger.info({ attempt: after.id, transaction, surplus }, 'captured');
    return after;
  };

  const isAnothers = async ({ orderId, attemptNo }: Attempt, transaction: string): Promise<boolean> => {
    const holder = await books.holderOf(transaction);
    return holder !== undefined && (holder.orderId !== orderId || holder.attemptNo !== attemptNo);
  };

  return async (attempt: Attempt, capture: Capture): Promise<Attempt | undefined> => {
    let before = attempt;
    // The books keep one capture per order. Whether the order has one is checked only after they refuse this one.
    let surplus = false;
    for (let left = maxTries; left > 0; left -= 1) {
      const recorded = await once(before, capture, surplus);
      if (recorded) return recorded;
      const now = await attempts.get(before.id);
      if (!now || isFinal(now)) return now ?? before;
      if (await isAnothers(now, capture.transaction)) return undefined;
      before = now;
      surplus = (await books.account(before.orderId)) !== undefined;
    }
    throw new Error(`attempt ${attempt.id}: its capture cannot be recorded`);
  };
};
