import type { Cents } from '@southline/kernel/money';
import type { Region } from '@southline/kernel/region';

/** `paid-twice`: the surplus was refunded. `not-paid`: a payment that was being confirmed has failed. */
export type ProblemKind = 'paid-twice' | 'not-paid';

/** Something about the payment of an order that its buyer cannot see on a page any more. */
export interface PaymentProblem {
  readonly kind: ProblemKind;
  readonly orderNo: string;
  readonly region: Region;
  /** Language tag of the buyer's choice. */
  readonly language: string;
  /** Empty if the owner of the address is not verified. */
  readonly firstName: string;
  readonly refunded: Cents;
}
