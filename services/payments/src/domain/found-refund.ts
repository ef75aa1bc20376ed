import type { FoundRefund } from './ports.ts';
import type { Refund } from './refund.ts';

/** Why a person looks at a settled refund. */
export const problems = {
  unknown: 'made at the provider, and not by us',
  twice: (reference: string) => `the provider made ${reference} twice`,
  differs: (reference: string) => `the provider made ${reference} with another amount or of another payment`,
  paidOtherwise: (reference: string) => `the provider made ${reference}, which was paid back by another way`,
  absent: 'the provider has no such refund',
} as const;

/** A refund that the provider has and the ledger lacks, of a capture that we know. */
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

/** Whether the provider's refund is this one of ours. */
export const isSame = (
  { captureTransaction, cents }: Refund,
  found: Pick<FoundRefund, 'captureTransaction' | 'cents'>,
): boolean => captureTransaction === found.captureTransaction && cents === found.cents;

/** Whether it is the second transaction of a refund of ours, whose money is known. */
const isDouble = (found: Refund, refunds: readonly Refund[]): boolean =>
  refunds.some((own) => own.reference === found.foundAs && isSame(own, found));

/** Found refunds of a capture that wait for a person: each may be the money of any refund of ours. */
export const undecided = (refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter((one) => one.foundAs !== undefined && one.review !== undefined && !isDouble(one, refunds));

export const inReview = (refund: Refund, review: string): Refund => ({
  ...refund,
  review,
  version: refund.version + 1,
});

/** The provider has no such refund. */
export const withoutMoney = ({ refundTransaction: _, ...refund }: Refund): Refund => refund;

/** Nothing went back although the ledger said so: it is still owed. */
export const reopened = ({ sentAt: _, missing: __, notDone: ___, ...refund }: Refund): Refund => ({
  ...withoutMoney(refund),
  state: 'FAILED',
  version: refund.version + 1,
});
