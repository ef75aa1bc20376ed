import { type Finding, finding } from '../finding.ts';
import type { JournalEntry } from '../sources/journal.ts';
import type { LedgerRow } from './money.ts';

/** A refund as the payments service stores it. */
export interface RefundRecord {
  /** The reference. */
  readonly _id: string;
  readonly orderId: string;
  readonly cents: number;
  readonly state: string;
  readonly captureTransaction: string;
  readonly refundTransaction?: string;
  /** Why staff have to check it. */
  readonly review?: string;
  /** The person who decided, and the reason. */
  readonly decided?: string;
  /** The provider's reference of a refund that somebody made at the provider and not through the shop. */
  readonly foundAs?: string;
  /** If a refund was found at the provider: our refund that it fulfilled. */
  readonly standsFor?: string;
}

/** The ledger is read before the journal, so entries of the last two minutes may differ. */
const freshMs = 120_000;
const isFresh = (at = '', now: Date): boolean => now.getTime() - Date.parse(at) < freshMs;

type RefundRow = LedgerRow & { readonly reference?: string };

/** Refunded outside the provider, as a person decided. */
const otherwise = ({ state, decided, refundTransaction }: RefundRecord): boolean =>
  state === 'SETTLED' && decided !== undefined && refundTransaction === undefined;

const add = (sums: Map<string, number>, { orderId, cents }: RefundRecord) =>
  sums.set(orderId, (sums.get(orderId) ?? 0) + cents);

/**
 * Decisions by staff about the money of an order: refunds paid outside the provider, and refunds at the provider in addition
 * to returns. `undecided`: refunds at the provider about which staff have to decide.
 */
export const decidedOf = (refunds: readonly RefundRecord[]) => {
  const [paidOtherwise, extra, undecided] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  for (const refund of refunds) {
    if (otherwise(refund)) add(paidOtherwise, refund);
    if (refund.foundAs === undefined || refund.standsFor) continue;
    add(refund.review === undefined ? extra : undecided, refund);
  }
  return { paidOtherwise, extra, undecided };
};

/** Each refund of the ledger is one refund at the provider, to the cent, and vice versa. */
export const refundsMatchJournal = (
  ledger: readonly RefundRow[],
  refunds: readonly RefundRecord[],
  journal: readonly JournalEntry[],
  now: Date,
): Finding => {
  const found = finding('each refund in our ledger = one refund at the provider');
  const known = new Map(refunds.map((refund) => [refund._id, refund]));
  const left = new Map(
    journal.filter(({ type }) => type === 'refunded').map((entry) => [String(entry.transactionId), entry]),
  );
  const rows = ledger.filter(({ kind }) => kind === 'refund');
  const named = rows.filter(({ providerTransaction }) => providerTransaction !== undefined);
  for (const { providerTransaction = '', reference = '', cents } of named) {
    const theirs = left.get(providerTransaction);
    left.delete(providerTransaction);
    const capture = known.get(reference)?.captureTransaction ?? String(theirs?.originalTransactionId);
    found.expect(
      theirs?.amount === cents && String(theirs.originalTransactionId) === capture,
      `${reference}: the ledger says ${cents} cents by transaction ${providerTransaction}, the provider ${theirs?.amount ?? 'knows none'}`,
    );
  }
  const unnamed = Map.groupBy(left.values(), ({ invoiceReference = '' }) => invoiceReference);
  for (const { reference = '', cents } of rows.filter((row) => !named.includes(row))) {
    const refund = known.get(reference);
    if (refund && otherwise(refund)) {
      found.look();
      continue;
    }
    const theirs = unnamed.get(reference)?.shift();
    if (theirs) left.delete(String(theirs.transactionId));
    found.expect(
      theirs?.amount === cents,
      `${reference}: the ledger says ${cents} cents, the provider ${theirs?.amount ?? 'knows none'}`,
    );
  }
  const awaited = new Set(refunds.filter(({ state }) => state !== 'SETTLED').map(({ _id }) => _id));
  for (const [transaction, { invoiceReference = '', amount, at }] of left) {
    // The provider's answer is under way, or was recorded after the ledger was read. A second transaction for the same refund
    // is a violation.
    const recorded = known.get(invoiceReference)?.refundTransaction === transaction && isFresh(at, now);
    if (recorded || awaited.delete(invoiceReference)) found.wait();
    else
      found.expect(
        false,
        `transaction ${transaction}: ${amount} cents went back as ${invoiceReference || 'no refund of ours'}, the ledger lacks it`,
      );
  }
  return found.result();
};
