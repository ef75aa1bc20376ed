import type { Attempt } from '../domain/attempt.ts';
import { expiredMessage } from '../domain/messages.ts';
import { type PaymentProvider, ProviderTrouble } from '../domain/ports.ts';
import { judge, type PaymentResult, type Verdict } from '../domain/verdict.ts';

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
