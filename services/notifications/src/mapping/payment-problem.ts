import { type PaymentProblem as PaymentProblemEvent, PaymentProblemKind } from '@southline/contracts/events';
import { regionOf } from '@southline/kernel/region';
import type { PaymentProblem, ProblemKind } from '../domain/payment-problem.ts';

const kinds: Readonly<Partial<Record<PaymentProblemKind, ProblemKind>>> = {
  [PaymentProblemKind.PAYMENT_PROBLEM_KIND_PAID_TWICE]: 'paid-twice',
  [PaymentProblemKind.PAYMENT_PROBLEM_KIND_NOT_PAID]: 'not-paid',
};

/** Undefined for a kind that this release does not know. */
export const paymentProblemOf = (event: PaymentProblemEvent): PaymentProblem | undefined => {
  const kind = kinds[event.kind];
  return (
    kind && {
      kind,
      orderNo: event.orderNo,
      region: regionOf(event.region),
      language: event.language,
      firstName: event.buyerUnproven ? '' : (event.delivery?.firstName ?? ''),
      refunded: event.refunded?.cents ?? 0,
    }
  );
};
