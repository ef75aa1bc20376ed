import type { Attempt } from '../domain/attempt.ts';
import { type PaymentProvider, ProviderTrouble } from '../domain/ports.ts';
import { judge, type Verdict } from '../domain/verdict.ts';

const withoutCode: Verdict = { kind: 'no-such-code', why: 'left without an access code' };

/**
 * Asks for an attempt's result by its access code and, where there is none or it says nothing certain, by its reference.
 * Trouble on the way is an answer too: unknown.
 */
export const askProvider =
  (provider: PaymentProvider) =>
  async (attempt: Attempt): Promise<Verdict> => {
    const { accessCode } = attempt;
    try {
      const verdict = accessCode ? judge(attempt, await provider.resultOf(accessCode)) : withoutCode;
      const inDoubt = verdict.kind === 'no-such-code' || (verdict.kind === 'unknown' && verdict.review === undefined);
      if (!inDoubt) return verdict;
      const found = await provider.resultByReference(attempt.id);
      return found ? judge(attempt, found) : verdict;
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      return { kind: 'unknown', why: error.message };
    }
  };
