import { formatMoney } from '@southline/kernel/money';
import type { Decide, WaitingKind } from '@southline/platform/desk';
import type { Books } from '../domain/ports.ts';

type Reviews = Pick<Books, 'attemptsInReview' | 'capturesInReview' | 'refundsInReview'>;
type Decisions = Readonly<Record<'accept' | 'refund' | 'retry', Decide>>;

/** Payments and refunds in review, with the decisions about them. */
export const waitingKinds = (books: Reviews, { accept, refund, retry }: Decisions): WaitingKind[] => [
  {
    kind: 'payment-in-review',
    seenBy: 'administrators',
    list: async (most) =>
      (await books.attemptsInReview(most)).map(({ id, orderId, orderNo, amountCents, createdAt, state, review }) => ({
        key: id,
        record: orderNo,
        orderId,
        since: createdAt,
        facts: { amount: formatMoney(amountCents), state, review },
      })),
    decisions: { accept, refund },
  },
  {
    kind: 'capture-in-review',
    seenBy: 'administrators',
    list: async (most) =>
      (await books.capturesInReview(most)).map(({ id, orderNo, cents, transaction, reference, foundAt }) => ({
        key: id,
        record: orderNo || transaction,
        since: foundAt,
        facts: { amount: formatMoney(cents), transaction, reference },
      })),
    decisions: { accept, refund },
  },
  {
    kind: 'refund-in-review',
    seenBy: 'administrators',
    list: async (most) =>
      (await books.refundsInReview(most)).map(({ reference, orderId, orderNo, cents, createdAt, state, review }) => ({
        key: reference,
        record: orderNo,
        orderId,
        since: createdAt,
        facts: { amount: formatMoney(cents), reference, state, review },
      })),
    decisions: { accept, retry },
  },
];
