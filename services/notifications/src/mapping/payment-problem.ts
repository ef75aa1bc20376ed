import { kebabWords } from '@southline/contracts/enum-words';
import { type PaymentProblem as PaymentProblemEvent, PaymentProblemKind } from '@southline/contracts/events';
import { regionOf } from '@southline/kernel/region';
import type { PaymentProblem } from '../domain/mail-job.ts';

const { words: kinds } = kebabWords(PaymentProblemKind);

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
