import { assertNever } from '@southline/kernel/assert-never';
import { isDomainError } from '@southline/kernel/errors';
import { type Attempt, isFinal, move } from '../domain/attempt.ts';
import { expiredMessage, isSuspicious } from '../domain/messages.ts';
import { nextCheck } from '../domain/schedule.ts';
import type { Verdict } from '../domain/verdict.ts';
import { suspiciousDeclines } from '../metrics.ts';
import { type Ports, staleAt } from './ports.ts';
import { askProvider, recordCapture } from './record-capture.ts';

export interface Settled {
  readonly attempt: Attempt;
  /** False while the provider cannot say whether it took money. */
  readonly certain: boolean;
}

/** `known`: the attempt as just read by the caller, which saves a read. */
export type SettleAttempt = (id: string, known?: Attempt) => Promise<Settled>;

/** Why a person has to decide, and about how much. */
type Found = Pick<Attempt, 'review' | 'reviewCents'>;

/**
 * Asks the provider about an attempt and records the answer. All results come through here, for buyers' calls and for
 * the reconciler. Concurrent calls are safe. Throws for an attempt that does not exist.
 */
export const createSettleAttempt = (ports: Ports): SettleAttempt => {
  const { attempts, clock, logger, settings } = ports;
  const ask = askProvider(ports.provider);
  const capture = recordCapture(ports);
  const running = new Map<string, Promise<Settled>>();

  const load = async (id: string): Promise<Attempt> => {
    const attempt = await attempts.get(id);
    if (!attempt) throw new Error(`no attempt ${id}`);
    return attempt;
  };

  const save = async (before: Attempt, after: Attempt, certain: boolean): Promise<Settled> => {
    if (await attempts.save(before, after)) {
      const last = after.history.at(-1);
      logger.info({ attempt: after.id, from: before.state, to: after.state, why: last?.why }, 'attempt moved');
      return { attempt: after, certain };
    }
    const now = await load(before.id);
    return { attempt: now, certain: certain && now.state !== 'Unknown' };
  };

  const stay = async (attempt: Attempt, certain: boolean, found: Found = {}): Promise<Settled> => {
    const at = nextCheck(attempt.checks, clock.now(), settings.scale);
    const { review } = found;
    if (review && attempt.review !== review) {
      logger.error({ attempt: attempt.id, review }, 'a payment needs a person');
      const { reviewCents: _, ...known } = attempt;
      const after = { ...known, ...found, nextCheckAt: at, checks: attempt.checks + 1, version: attempt.version + 1 };
      return save(attempt, after, false);
    }
    await attempts.schedule(attempt, at, attempt.checks + 1);
    return { attempt, certain };
  };

  const apply = async (attempt: Attempt, verdict: Verdict): Promise<Settled> => {
    const now = clock.now();
    const soon = { nextCheckAt: nextCheck(0, now, settings.scale), checks: 1 };
    const ended = now > attempt.watchUntil && attempt.review === undefined;
    switch (verdict.kind) {
      case 'captured': {
        const captured = await capture(attempt, verdict);
        if (captured) return { attempt: captured, certain: true };
        const review = `transaction ${verdict.transaction} is another payment's`;
        return apply(attempt, { kind: 'unknown', why: verdict.why, review });
      }
      case 'declined': {
        const { message, cardInvalid, why } = verdict;
        if (isSuspicious(why.split(','))) suspiciousDeclines.inc();
        return save(attempt, move(attempt, 'Declined', why, now, { refusal: { message, cardInvalid } }), true);
      }
      case 'unfinished':
      case 'no-such-code': {
        const refusal = { message: expiredMessage, cardInvalid: false };
        if (ended) return save(attempt, move(attempt, 'Declined', `${verdict.why} at its end`, now, { refusal }), true);
        if (verdict.kind === 'no-such-code' && attempt.state !== 'Closed') {
          return save(attempt, move(attempt, 'Closed', verdict.why, now, { ...soon, refusal }), true);
        }
        if (attempt.state === 'Unknown' && attempt.review === undefined) {
          return save(attempt, move(attempt, 'Open', verdict.why, now, soon), true);
        }
        return stay(attempt, attempt.review === undefined);
      }
      case 'unknown': {
        const { kind: _, why, ...found } = verdict;
        if (attempt.state !== 'Open') return stay(attempt, false, found);
        if (found.review) logger.error({ attempt: attempt.id, review: found.review }, 'a payment needs a person');
        return save(attempt, move(attempt, 'Unknown', why, now, { ...soon, ...found }), false);
      }
      default:
        return assertNever(verdict);
    }
  };

  /** The access code is still being requested, or the request failed. */
  const hasNoCode = ({ accessCode, state, nextCheckAt, createdAt }: Attempt): boolean => {
    if (accessCode !== undefined) return false;
    return state === 'Closed' ? nextCheckAt === undefined : clock.now() < staleAt(createdAt, settings);
  };

  /**
   * Settles an attempt. If it has no access code, its process died and it cannot be paid. After a restore, however, the
   * buyer may have the code. So the provider is asked by the attempt's reference until the code expires.
   */
  const settle = async (id: string, known?: Attempt): Promise<Settled> => {
    const attempt = known ?? (await load(id));
    if (isFinal(attempt)) return { attempt, certain: true };
    if (hasNoCode(attempt)) return { attempt, certain: attempt.state === 'Closed' };
    const verdict = await ask(attempt);
    return apply(attempt, verdict).catch((error: unknown) => {
      // The provider's answer could not be recorded. The next check gets it again.
      if (isDomainError(error, 'Unavailable')) return { attempt, certain: false };
      throw error;
    });
  };

  const start = (id: string, known?: Attempt): Promise<Settled> => {
    const started = settle(id, known).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  };

  return async (id, known) => {
    const before = running.get(id);
    const earlier = await before?.catch(() => undefined);
    if (earlier && isFinal(earlier.attempt)) return earlier;
    // A check that began before this call may have missed a card that was posted since. Waiting callers share one new
    // check.
    return running.get(id) ?? start(id, before ? undefined : known);
  };
};
