import {
  PaymentCaptured,
  PaymentRefunded,
  paymentCaptured,
  paymentRefunded,
  RefundFailed,
  refundFailed,
} from '@southline/contracts/events';
import { toMoney } from '@southline/contracts/money';
import { outboxEvent } from '@southline/platform/outbox';
import type { Account } from '../domain/account.ts';
import { isSurplus, type Refund } from '../domain/refund.ts';

export const capturedEvent = (account: Account) =>
  outboxEvent(
    paymentCaptured,
    PaymentCaptured.fromPartial({
      orderId: account.orderId,
      attemptNo: account.attemptNo,
      amount: toMoney(account.capturedCents),
      providerTransaction: account.providerTransaction,
      capturedAt: account.capturedAt.toISOString(),
      cardLastFour: account.cardLastFour ?? '',
    }),
    { version: account.version, occurredAt: account.capturedAt },
  );

/** `version` is that of the account after the settlement. */
export const refundedEvent = (refund: Refund, version: number, at: Date) =>
  outboxEvent(
    paymentRefunded,
    PaymentRefunded.fromPartial({
      orderId: refund.orderId,
      amount: toMoney(refund.cents),
      reference: refund.reference,
      providerTransaction: refund.refundTransaction ?? '',
      refundedAt: at.toISOString(),
      surplus: isSurplus(refund),
    }),
    { version, occurredAt: at },
  );

/** The version is that of the refund, because a refusal does not change the account. */
export const refundFailedEvent = ({ orderId, cents, reference, review, version }: Refund, at: Date) =>
  outboxEvent(
    refundFailed,
    RefundFailed.fromPartial({
      orderId,
      amount: toMoney(cents),
      reference,
      problem: review ?? '',
      failedAt: at.toISOString(),
    }),
    { version, occurredAt: at },
  );
