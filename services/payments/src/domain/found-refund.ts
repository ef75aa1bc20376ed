import type { FoundRefund } from './ports.ts';
import type { Refund } from './refund.ts';

/** Why a settled refund waits for a person. */
export const problems = {
  unknown: 'made at the provider, and not by us',
  twice: (reference: string) => `the provider made ${reference} twice`,
  differs: (reference: string) => `the provider made ${reference} with another amount or of another payment`,
  paidOtherwise: (reference: string) => `the provider made ${reference}, which was paid back by another way`,
  absent: 'the provider has no such refund',
} as const;

/** A refund that the provider has and the ledger lacks, for a capture that the ledger has. */
export const importedRefund = (
  { transaction, captureTransaction, reference, cents }: FoundRefund,
  { orderId, orderNo }: Pick<Refund, 'orderId' | 'orderNo'>,
  review: string,
  now: Date,
): Refund => ({
  reference: `found:${transaction}`,
  orderId,
  orderNo,
  cents,
  reason: review,
  captureTransaction,
  state: 'SETTLED',
  refundTransaction: transaction,
  foundAs: reference,
  review,
  createdAt: now,
  version: 1,
});

/** Whether the provider's refund has the same capture and amount as this one. */
export const isSame = (
  { captureTransaction, cents }: Refund,
  found: Pick<FoundRefund, 'captureTransaction' | 'cents'>,
): boolean => captureTransaction === found.captureTransaction && cents === found.cents;

/** Whether it duplicates a refund of the ledger, whose own money is known. */
const isDouble = (found: Refund, refunds: readonly Refund[]): boolean =>
  refunds.some((own) => own.reference === found.foundAs && isSame(own, found));

/** Found refunds of a capture that wait for a person. Each may be the money of any refund in the ledger. */
export const undecided = (refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter((one) => one.foundAs !== undefined && one.review !== undefined && !isDouble(one, refunds));

export const inReview = (refund: Refund, review: string): Refund => ({
  ...refund,
  review,
  version: refund.version + 1,
});

/** The refund without its transaction, because the provider has no such refund. */
export const withoutMoney = ({ refundTransaction: _, ...refund }: Refund): Refund => refund;

/** Opens a settled refund again: no money went back, so it is still owed. */
export const reopened = ({ sentAt: _, missing: __, notDone: ___, ...refund }: Refund): Refund => ({
  ...withoutMoney(refund),
  state: 'FAILED',
  version: refund.version + 1,
});
