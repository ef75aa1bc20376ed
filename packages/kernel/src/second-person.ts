import type { Cents } from './money.ts';

/**
 * The one rule about money that staff send out: above the amount a second person confirms it. `aloneCents` is what the
 * same person has sent out for the same order alone, so a refund in several parts needs the second person too.
 */
export const needsSecondPerson = (cents: Cents, aboveCents: Cents, aloneCents: Cents = 0): boolean =>
  cents > 0 && aloneCents + cents > aboveCents;
