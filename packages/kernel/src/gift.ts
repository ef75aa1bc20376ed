import type { Cents } from './money.ts';

/** The condition of a part that is free with a voucher. */
export interface GiftTerms {
  /** The lines of which one has to be bought. */
  readonly lineIds: readonly string[];
  /** The least total of these lines. */
  readonly minimumCents: Cents;
  /** What is kept back for each unit that the buyer has without the condition. */
  readonly valueCents: Cents;
}

/** Units of an order's line. */
export interface GiftUnits {
  readonly lineId: string;
  readonly priceCents: Cents;
  /** Units that were neither cancelled nor returned. */
  readonly left: number;
  /** Of them, units that were dispatched. */
  readonly sent: number;
  /** Only free parts of vouchers have it. */
  readonly gift?: GiftTerms | undefined;
}

export const isConditionMet = ({ lineIds, minimumCents }: GiftTerms, lines: readonly GiftUnits[]): boolean => {
  const own = lines.filter(({ lineId, left }) => left > 0 && lineIds.includes(lineId));
  return own.length > 0 && own.reduce((sum, { priceCents, left }) => sum + priceCents * left, 0) >= minimumCents;
};

/** What is kept back from the refunds of an order, for free parts that the buyer has without their condition. */
export const keptBackOf = (lines: readonly GiftUnits[]): Cents =>
  lines.reduce((sum, { gift, sent }) => sum + (gift && !isConditionMet(gift, lines) ? gift.valueCents * sent : 0), 0);

/**
 * The value of a unit of a free part: its list price, but together with all free parts of the order no more than the
 * cheapest unit of the condition was paid for. So each refund that ends the condition covers it, in whatever order units
 * are cancelled and returned.
 */
export const giftValue = (
  listCents: Cents,
  {
    quantity,
    gifts,
    paidPerUnit,
  }: { readonly quantity: number; readonly gifts: number; readonly paidPerUnit: readonly Cents[] },
): Cents =>
  Math.min(listCents, Math.floor(Math.min(...paidPerUnit, listCents * quantity * gifts) / (quantity * gifts)));
