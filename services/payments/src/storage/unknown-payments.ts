import { formatMoney } from '@southline/kernel/money';
import { type Decide, notWaiting, type WaitingKind } from '@southline/platform/desk';
import type { Mongo } from '@southline/platform/mongo';
import { attempts } from './collections.ts';
import { journalled } from './journalled.ts';

/** While the provider is away there may be thousands; the list shows the oldest. */
const mostRead = 1_000;

/** Attempts whose result is unknown, and about which the provider is still asked. */
const inDoubt = { state: 'Unknown', nextCheckAt: { $exists: true }, review: { $exists: false } } as const;

/** Payments whose result has been unknown for a while. An administrator can make payments ask the provider at once. */
export const unknownPayments = (mongo: Mongo, afterMs: number): WaitingKind => {
  const ask: Decide = async ({ key, requestId }) => {
    const attempt = await attempts(mongo).findOne({ _id: key });
    if (!attempt) throw notWaiting();
    const { orderId, state, checks } = attempt;
    const now = new Date();
    const action = { action: 'payment-asked-again', record: key, orderId, before: { state, tries: checks } };
    const isAsked = await journalled(mongo, action, async (session) => {
      // The service is about to ask about one that is due. After a decision it is asking, until it has counted a check.
      const waits = {
        ...inDoubt,
        nextCheckAt: { $gt: now },
        decision: { $ne: requestId },
        $or: [{ decision: { $exists: false } }, { checks: { $gt: 0 } }],
      };
      const change = { $set: { nextCheckAt: now, checks: 0, decision: requestId } };
      return (await attempts(mongo).updateOne({ _id: key, ...waits }, change, { session })).matchedCount === 1;
    });
    const known = isAsked ? attempt : await attempts(mongo).findOne({ _id: key });
    if (!isAsked && known?.decision !== requestId) throw notWaiting();
    return known?.state ?? state;
  };

  return {
    kind: 'payment-unknown',
    seenBy: 'administrators',
    async list(most) {
      const before = Date.now() - afterMs;
      const found = await attempts(mongo)
        .find(inDoubt, { hint: 'due' })
        .sort({ createdAt: 1 })
        .limit(mostRead)
        .toArray();
      return found
        .map((attempt) => ({ ...attempt, since: attempt.history.at(-1)?.at ?? attempt.createdAt }))
        .filter(({ since }) => since.getTime() <= before)
        .slice(0, most)
        .map(({ _id, orderId, orderNo, amountCents, state, checks, since, history }) => ({
          key: _id,
          record: orderNo,
          orderId,
          since,
          facts: { amount: formatMoney(amountCents), state, error: history.at(-1)?.why, tries: checks },
        }));
    },
    decisions: { ask },
  };
};
