import { busy } from '@southline/kernel/errors';
import { type Attempt, isFinal, move } from '../domain/attempt.ts';
import { noAttempt, notInReview, onlyRefundable, refundUnknown } from '../domain/errors.ts';
import type { ForeignCapture } from '../domain/found-capture.ts';
import { isSame, problems, reopened, withoutMoney } from '../domain/found-refund.ts';
import { expiredMessage } from '../domain/messages.ts';
import { accepted, declaredNotDone, type Refund, surplusRefund } from '../domain/refund.ts';
import { judge, mayBeAccepted, type PaymentResult } from '../domain/verdict.ts';
import type { Ports } from './ports.ts';
import { recordCapture } from './record-capture.ts';

export interface Decision {
  /**
   * An attempt (`<orderId>-<number>`), a capture without an order of ours (`foreign:<transaction>`), or the reference
   * of a refund.
   */
  readonly target: string;
  readonly by: string;
  readonly reason: string;
}

const noteOf = (verb: string, { by, reason }: Decision): string => `${verb} by ${by}: ${reason}`;

/** Decisions of a person about money in review. The same decision again changes nothing. */
export const decideReview = (ports: Ports) => {
  const { attempts, books, foreign, found, provider, clock, logger } = ports;
  const capture = recordCapture(ports);

  const resultOf = async ({ id, accessCode }: Attempt): Promise<PaymentResult | undefined> =>
    (await provider.resultByReference(id)) ?? (accessCode ? provider.resultOf(accessCode) : undefined);

  const inReview = async (target: string): Promise<Attempt | undefined> => {
    const attempt = await attempts.get(target);
    if (attempt && !isFinal(attempt) && attempt.review === undefined) throw notInReview(target);
    return attempt;
  };

  const save = async (before: Attempt, after: Attempt): Promise<void> => {
    if (!(await attempts.save(before, after))) throw busy();
  };

  /** Ends an attempt without a refund: the provider took no money, or the capture belongs to another payment. */
  const dismiss = (attempt: Attempt, why: string) =>
    save(
      attempt,
      move(attempt, 'Declined', why, clock.now(), { refusal: { message: expiredMessage, cardInvalid: false } }),
    );

  const acceptAttempt = async (attempt: Attempt, why: string): Promise<string> => {
    if (isFinal(attempt)) return attempt.state;
    const result = await resultOf(attempt);
    if (!result?.transaction || !mayBeAccepted(judge(attempt, result))) throw onlyRefundable(attempt.id);
    const { transaction, cardLastFour } = result;
    const after = await capture(attempt, { kind: 'captured', transaction, cardLastFour, why });
    if (!after) throw onlyRefundable(attempt.id);
    return after.state;
  };

  const refundAttempt = async (attempt: Attempt, decision: Decision, why: string): Promise<string> => {
    if (isFinal(attempt)) return attempt.state;
    const transaction = (await resultOf(attempt))?.transaction;
    const taken =
      transaction && !(await books.holderOf(transaction)) ? await provider.captured(transaction) : undefined;
    if (!transaction || !taken || taken.refundableCents === 0) {
      await dismiss(attempt, why);
      return 'Declined';
    }
    const now = clock.now();
    const after = move(attempt, 'Captured', why, now, { providerTransaction: transaction, surplus: true });
    const refund = { ...surplusRefund(after, transaction, now, decision.reason), cents: taken.refundableCents };
    if (!(await books.returnCapture(attempt, after, refund))) throw busy();
    return 'refund booked';
  };

  /** Returns the first decision about a foreign capture. Later decisions do not change it. */
  const standing = async (id: string): Promise<string> => {
    const decided = (await foreign.get(id))?.decided;
    if (decided === undefined) throw busy();
    return decided;
  };

  const acceptForeign = async ({ id }: ForeignCapture, why: string): Promise<string> => {
    await foreign.close(id, why);
    return standing(id);
  };

  const refundForeign = async ({ id, transaction, orderNo }: ForeignCapture, decision: Decision, why: string) => {
    const taken = await provider.captured(transaction);
    if (!taken || taken.refundableCents === 0) await foreign.close(id, why);
    else {
      const paid = { orderId: id, attemptNo: 0, orderNo, amountCents: taken.cents };
      const refund = surplusRefund(paid, transaction, clock.now(), decision.reason);
      await foreign.giveBack(id, why, paid, { ...refund, cents: taken.refundableCents });
    }
    return standing(id);
  };

  /** Records that the refund was paid back: by a found refund of the same amount, or otherwise by other means. */
  const acceptRefund = async (refund: Refund, why: string): Promise<boolean> => {
    const after = accepted(refund, why);
    if (refund.foundAs !== undefined) return books.saveRefund(refund, after);
    if (refund.state === 'SETTLED')
      return found.rename(refund, refund.review === problems.absent ? withoutMoney(after) : after);
    const made = (await found.ofOrder(refund.orderId)).find((one) => isSame(refund, one));
    if (made) return found.assign(made, { ...after, refundTransaction: made.refundTransaction }, refund, clock.now());
    return books.settleRefund(refund, after, await books.account(refund.orderId), clock.now());
  };

  const accept = async (decision: Decision): Promise<string> => {
    const why = noteOf('accepted', decision);
    const attempt = await inReview(decision.target);
    if (attempt) return acceptAttempt(attempt, why);
    const capture = await foreign.get(decision.target);
    if (capture) return acceptForeign(capture, why);
    const refund = await books.refund(decision.target);
    if (!refund || (refund.state !== 'SETTLED' && refund.review === undefined)) throw notInReview(decision.target);
    if (refund.review === undefined) return refund.state;
    // A worker is asking the provider about the refund.
    if (refund.state === 'UNKNOWN') throw busy();
    if (!(await acceptRefund(refund, why))) throw busy();
    return 'SETTLED';
  };

  const refund = async (decision: Decision): Promise<string> => {
    const why = noteOf('refunded', decision);
    const capture = await foreign.get(decision.target);
    if (capture) return refundForeign(capture, decision, why);
    const attempt = await inReview(decision.target);
    if (!attempt) throw noAttempt(decision.target);
    return refundAttempt(attempt, decision, why);
  };

  /** A person says that the provider did not make the refund. A settled one is owed again, and a held-back one is sent. */
  const retry = async (decision: Decision): Promise<string> => {
    const known = await books.refund(decision.target);
    if (!known) throw refundUnknown(decision.target);
    // A worker is asking the provider about the refund.
    if (known.state === 'UNKNOWN') throw busy();
    if (known.state === 'SETTLED' && known.review !== problems.absent) return known.state;
    if (known.state === 'SETTLED') {
      const owed = reopened(known);
      if (!(await found.reopen(known, owed, clock.now()))) throw busy();
      return owed.state;
    }
    const again = declaredNotDone(known, noteOf('not done', decision));
    if (again && !(await books.saveRefund(known, again))) throw busy();
    await books.hurryRefund(known);
    return known.state;
  };

  const told =
    (verb: string, decide: (decision: Decision) => Promise<string>) =>
    async (decision: Decision): Promise<string> => {
      const outcome = await decide(decision);
      logger.warn({ ...decision, verb, outcome }, 'decided by a person');
      return outcome;
    };
  return {
    accept: told('accept', accept),
    refund: told('refund', refund),
    retry: told('retry', retry),
  };
};
