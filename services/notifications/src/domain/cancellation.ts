import type { Cents } from '@southline/kernel/money';
import type { Region } from '@southline/kernel/region';

export interface Cancellation {
  readonly orderNo: string;
  readonly region: Region;
  readonly firstName: string;
  readonly refunded: Cents;
  /** For people: why. */
  readonly reason: string;
}
