import type { Cents } from '@southline/kernel/money';
import type { Region } from '@southline/kernel/region';

/** `paid-twice`: what was too much is back. `not-paid`: a payment that was being confirmed did not come about. */
export type ProblemKind = 'paid-twice' | 'not-paid';

/** Something about the payment of an order that its buyer cannot see on a page any more. */
export interface PaymentProblem {
  readonly kind: ProblemKind;
  readonly orderNo: string;
  readonly region: Region;
  /** Language tag of the buyer's choice. */
  readonly language: string;
  /** Empty where nobody knows whose the address is. */
  readonly firstName: string;
  readonly refunded: Cents;
}
