import type { Cents } from '@southline/kernel/money';

/** The most that may be held at once without a payment. */
export interface Allowance {
  readonly units: number;
  readonly cents: Cents;
}

export interface UnpaidTerms {
  /** Guests, and members who have placed no order. */
  readonly newcomer: Allowance;
  /** Members who have placed an order. */
  readonly regular: Allowance;
  /** All newcomers at one client address together; absent: not limited. */
  readonly perAddress?: Allowance | undefined;
  /** How long stock is held for a guest who has placed no order. */
  readonly newcomerHoldMs: number;
}

/** An unpaid order that holds stock, or is about to. */
export interface UnpaidOrder extends Allowance {
  readonly orderId: string;
  readonly at: Date;
  /** How long an exchange order is held. Other orders are held for minutes. */
  readonly until?: Date;
}

export const isWithin = ({ units, cents }: Allowance, most: Allowance): boolean =>
  units <= most.units && cents <= most.cents;
