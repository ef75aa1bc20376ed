import { type Cents, formatMoney } from '@southline/kernel/money';
import type { Decide, MoneyKind } from '@southline/platform/desk';
import { type Attempt, isFinal } from '../domain/attempt.ts';
import type { Attempts, Books, ForeignCaptures } from '../domain/ports.ts';

interface Reviews {
  readonly attempts: Pick<Attempts, 'get'>;
  readonly foreign: Pick<ForeignCaptures, 'get'>;
  readonly books: Pick<Books, 'attemptsInReview' | 'capturesInReview' | 'refundsInReview' | 'refund'>;
}
type Decisions = Readonly<Record<'accept' | 'refund' | 'retry', Decide>>;

/** The amount at stake in a decision about a payment in review: what the provider reports as captured. */
const takenBy = ({ amountCents, reviewCents = amountCents }: Attempt): Cents => reviewCents;

/** Payments and refunds in review, with the decisions about them. */
export const waitingKinds = (
  { attempts, foreign, books }: Reviews,
  { accept, refund, retry }: Decisions,
): MoneyKind[] => [
  {
    kind: 'payment-in-review',
    seenBy: 'administrators',
    list: async (most) =>
      (await books.attemptsInReview(most)).map((attempt) => {
        const { id, orderId, orderNo, amountCents, createdAt, state, review } = attempt;
        const cents = takenBy(attempt);
        const captured = cents === amountCents ? undefined : formatMoney(cents);
        return {
          key: id,
          record: orderNo,
          orderId,
          since: createdAt,
          cents,
          facts: { amount: formatMoney(amountCents), captured, state, review },
        };
      }),
    centsOf: async (key) => {
      const attempt = await attempts.get(key);
      return attempt?.review === undefined || isFinal(attempt) ? undefined : takenBy(attempt);
    },
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
        cents,
        facts: { amount: formatMoney(cents), transaction, reference },
      })),
    centsOf: async (key) => {
      const capture = await foreign.get(key);
      return capture?.decided === undefined ? capture?.cents : undefined;
    },
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
        cents,
        facts: { amount: formatMoney(cents), reference, state, review },
      })),
    centsOf: async (key) => {
      const found = await books.refund(key);
      return found?.review === undefined ? undefined : found.cents;
    },
    decisions: { accept, retry },
  },
];
