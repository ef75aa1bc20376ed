import type { Cents } from '@southline/kernel/money';
import type { Region } from '@southline/kernel/region';

/** `paid-twice`: the surplus was refunded. `not-paid`: a payment that was being confirmed has failed. */
export type ProblemKind = 'paid-twice' | 'not-paid';

/** A fact about a payment that its buyer can no longer see on a page. */
export interface PaymentProblem {
  readonly kind: ProblemKind;
  readonly orderNo: string;
  readonly region: Region;
  /** The language tag that the buyer chose. */
  readonly language: string;
  /** Empty if the owner of the address is not verified. */
  readonly firstName: string;
  readonly refunded: Cents;
}
