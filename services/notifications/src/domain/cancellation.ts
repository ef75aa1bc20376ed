import type { Cents } from '@southline/kernel/money';
import type { Region } from '@southline/kernel/region';

/** Why an order that was paid for is not placed. */
export type CancelCause = 'SoldOut' | 'BoughtAlready' | 'VoucherUsedUp' | 'AmountDiffers' | 'OfferEnded';

export interface Cancellation {
  readonly orderNo: string;
  readonly region: Region;
  /** The language tag that the buyer chose. */
  readonly language: string;
  readonly firstName: string;
  readonly refunded: Cents;
  /** Undefined: only `reason` explains it, in English. */
  readonly cause: CancelCause | undefined;
  readonly reason: string;
}
