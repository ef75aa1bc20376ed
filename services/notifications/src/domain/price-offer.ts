import type { Cents } from '@southline/kernel/money';

/** Prices that staff offered for lines of a placed order. */
export interface PriceOffer {
  /** ISO 8601 UTC. */
  readonly validUntil: string;
  readonly lines: readonly {
    readonly partNo: string;
    readonly description: string;
    readonly quantity: number;
    /** For all units, GST included. */
    readonly total: Cents;
  }[];
  readonly total: Cents;
  /** Whether the offer was mailed before. */
  readonly isReminder: boolean;
}
