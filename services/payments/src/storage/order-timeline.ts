import { formatMoney } from '@southline/kernel/money';
import { byTime, type ReadTimeline, timelineEntry } from '@southline/kernel/timeline';
import type { Mongo } from '@southline/platform/mongo';
import {
  type AttemptDocument,
  attempts,
  type LedgerDocument,
  ledger,
  type RefundDocument,
  refunds,
} from './collections.ts';

const attemptEntries = ({ attemptNo: attempt, amountCents, createdAt, history, review }: AttemptDocument) => [
  timelineEntry(createdAt, 'payment-started', { attempt, amount: formatMoney(amountCents), review }),
  ...history.map(({ at, from, to, why }) =>
    timelineEntry(at, 'payment-state', { attempt, from: from ?? undefined, to, why }),
  ),
];

const refundEntry = ({ _id: reference, cents, reason, state, createdAt, review, heldBack, decided }: RefundDocument) =>
  timelineEntry(createdAt, 'refund-ordered', {
    reference,
    amount: formatMoney(cents),
    reason,
    state,
    review,
    heldBack: heldBack ? 'yes' : undefined,
    decided,
  });

const bookedAs = { capture: 'money-captured', surplus: 'money-captured-twice', refund: 'money-returned' } as const;

const ledgerEntry = ({ kind, cents, at, providerTransaction, reference }: LedgerDocument) =>
  timelineEntry(at, bookedAs[kind], { amount: formatMoney(cents), transaction: providerTransaction, reference });

/** The attempts to pay an order, its captures and refunds, the oldest first. */
export const orderTimeline =
  (mongo: Mongo): ReadTimeline =>
  async (orderId) => {
    const [tries, ordered, booked] = await Promise.all([
      attempts(mongo).find({ orderId }).sort({ attemptNo: 1 }).toArray(),
      refunds(mongo).find({ orderId }).toArray(),
      ledger(mongo).find({ orderId }).toArray(),
    ]);
    return byTime([...tries.flatMap(attemptEntries), ...ordered.map(refundEntry), ...booked.map(ledgerEntry)]);
  };
