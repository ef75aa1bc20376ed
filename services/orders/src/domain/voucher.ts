import type { Cents } from '@southline/kernel/money';
import type { Line } from './line.ts';

/** A change of the cart that makes a voucher give what it can. */
export interface Offer {
  readonly message: string;
  readonly button: string;
  readonly lineId: string;
  readonly finalQuantity: number;
  /** The free part's line is added; otherwise the quantity is set. */
  readonly isAdd: boolean;
}

/** The answer of the vouchers service about a code and a cart. */
export interface Assessment {
  readonly code: string;
  readonly title: string;
  readonly revision: number;
  /** Why it does nothing, for buyers; empty when it counts. */
  readonly refusal: string;
  readonly discounts: ReadonlyMap<string, Cents>;
  readonly deliveryCents: Cents;
  readonly freePart?: { readonly partNo: string; readonly quantity: number } | undefined;
  readonly offer?: Offer | undefined;
}

/** A voucher of an order. Its discounts on goods are in the lines. */
export interface OrderVoucher {
  readonly code: string;
  readonly title: string;
  readonly revision: number;
  /** Off goods and off the delivery fee. */
  readonly goodsCents: Cents;
  readonly deliveryCents: Cents;
}

const sumOf = (discounts: ReadonlyMap<string, Cents>): Cents => [...discounts.values()].reduce((a, b) => a + b, 0);

const isFreeWith = (assessment: Assessment, line: Line): boolean =>
  assessment.code === line.freeWith && assessment.refusal === '' && assessment.freePart !== undefined;

/**
 * Applies the discounts of the codes to the lines, and removes fields that only codes read. Free lines of codes that no
 * longer count are returned apart.
 */
export const discounted = (
  lines: readonly Line[],
  assessments: readonly Assessment[],
): { lines: Line[]; notFree: Line[] } => {
  const notFree = lines.filter((line) => line.freeWith && !assessments.some((each) => isFreeWith(each, line)));
  const rest = lines.filter((line) => !notFree.includes(line));
  return {
    lines: rest.map(({ categoryIds: _, ...line }) => {
      const discountCents = assessments.reduce((sum, { discounts }) => sum + (discounts.get(line.lineId) ?? 0), 0);
      return { ...line, ...(discountCents > 0 && { discountCents }) };
    }),
    notFree,
  };
};

/** The vouchers that count in an order: those that took something off, or brought a line. */
export const usedVouchers = (assessments: readonly Assessment[], lines: readonly Line[]): OrderVoucher[] =>
  assessments
    .filter(
      ({ code, discounts, deliveryCents }) =>
        sumOf(discounts) + deliveryCents > 0 || lines.some(({ freeWith }) => freeWith === code),
    )
    .map(({ code, title, revision, discounts, deliveryCents }) => ({
      code,
      title,
      revision,
      deliveryCents,
      goodsCents: sumOf(discounts),
    }));

export const savingOf = ({ discounts, deliveryCents }: Assessment): Cents => sumOf(discounts) + deliveryCents;
