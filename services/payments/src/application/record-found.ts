import { busy } from '@southline/kernel/errors';
import type { Cents } from '@southline/kernel/money';
import { randomId } from '@southline/platform/ids';
import { isFinal } from '../domain/attempt.ts';
import { foundUnknown, providerAway } from '../domain/errors.ts';
import { type FoundCapture, foreignCapture, forgottenAttempt, namedBy } from '../domain/found-capture.ts';
import { surplusRefund } from '../domain/refund.ts';
import type { Ports } from './ports.ts';
import type { SettleAttempt } from './settle-attempt.ts';

export interface FindUnrecorded {
  readonly from: Date;
  readonly to: Date;
  /** Transactions known from other sources. The provider's list has a payment only after the bank has settled it. */
  readonly transactions: readonly string[];
}

const atOnce = 200;

/**
 * Captures of a period that the provider lists and the ledger lacks. One that is refunded as a whole is found until its
 * refund is in the ledger.
 */
export const findUnrecorded =
  ({ books, provider }: Ports) =>
  async ({ from, to, transactions }: FindUnrecorded): Promise<{ checked: number; captures: FoundCapture[] }> => {
    const all = [...new Set([...(await provider.settled(from, to)), ...transactions])];
    const captures: FoundCapture[] = [];
    for (let first = 0; first < all.length; first += atOnce) {
      const some = all.slice(first, first + atOnce);
      const recorded = await books.recorded(some);
      for (const transaction of some.filter((one) => !recorded.has(one))) {
        const found = await provider.captured(transaction);
        if (!found) continue;
        const isNew = async () => namedBy(found.reference) && (await books.refundsOf(transaction)).length === 0;
        if (found.refundableCents > 0 || (await isNew())) captures.push(found);
      }
    }
    return { checked: all.length, captures };
  };

interface RecordFound {
  readonly transaction: string;
  /** The order's total; undefined if there is no such order. */
  readonly orderCents: Cents | undefined;
  readonly reason: string;
}

type FoundOutcome = 'kept' | 'returned' | 'review';

/**
 * Records a capture that the ledger lacks as its order's payment, using `settleAttempt`. Without an order the capture
 * is refunded. A capture without a reference of ours is put into review. Idempotent by the transaction.
 */
export const recordFound = (ports: Ports, settle: SettleAttempt) => {
  const { attempts, books, foreign, provider, clock, logger, settings } = ports;

  const known = async (transaction: string): Promise<FoundOutcome | undefined> => {
    const holder = await books.holderOf(transaction);
    return holder && (holder.kind === 'capture' ? 'kept' : 'returned');
  };

  const giveBack = async (found: FoundCapture, owner: { orderId: string; attemptNo: number }, reason: string) => {
    const { transaction, orderNo, cents, refundableCents } = found;
    const paid = { ...owner, orderNo, amountCents: cents };
    const refund = { ...surplusRefund(paid, transaction, clock.now(), reason), cents: refundableCents };
    await books.returnFound(paid, refund);
    logger.warn({ transaction, ...owner, reason }, 'a capture without use goes back');
    return 'returned' as const;
  };

  /**
   * The attempt as one that is not from a copy. Its capture counts whatever was refunded since, because the comparison
   * of refunds imports those refunds.
   */
  const unmarked = async (reference: string) => {
    const attempt = await attempts.get(reference);
    if (!attempt?.restored || isFinal(attempt)) return attempt;
    const { restored: _, ...known } = attempt;
    const after = { ...known, version: attempt.version + 1 };
    if (!(await attempts.save(attempt, after))) throw busy();
    return after;
  };

  return async ({ transaction, orderCents, reason }: RecordFound): Promise<FoundOutcome> => {
    const before = await known(transaction);
    if (before) return before;
    const found = await provider.captured(transaction);
    if (!found) throw foundUnknown(transaction);
    const owner = namedBy(found.reference);
    if (!owner) {
      await foreign.add(foreignCapture(found, clock.now()));
      return 'review';
    }
    // Nothing is left to refund. The comparison of refunds imports the refund, and a person decides about it.
    if (orderCents === undefined && found.refundableCents === 0) return 'review';
    if (orderCents === undefined) return giveBack(found, owner, reason);
    const now = clock.now();
    const facts = { transactionNo: randomId(), now, lifetimeMs: settings.codeLifetimeMs };
    // Inserts nothing if the restored copy knows this attempt.
    await attempts.insert(forgottenAttempt(found, owner, orderCents, facts));
    const attempt = await unmarked(found.reference);
    const settled = attempt && !isFinal(attempt) ? await settle(attempt.id) : undefined;
    const after = await known(transaction);
    if (after) return after;
    if (settled?.attempt.review !== undefined) return 'review';
    if (settled && !settled.certain) throw providerAway();
    // After a restore two access codes may share this number. The order's own attempt then has its own result.
    return giveBack(found, owner, 'the order was paid twice');
  };
};
