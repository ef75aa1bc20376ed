import type { Cents } from '@southline/kernel/money';
import type { Line } from './line.ts';

/** A change of the cart with which a voucher counts fully. */
export interface Offer {
  readonly message: string;
  readonly button: string;
  readonly lineId: string;
  readonly finalQuantity: number;
  /** True: adds the line of the free part. False: sets the quantity of a line. */
  readonly isAdd: boolean;
}

/** The answer of the vouchers service about a code and a cart. */
export interface Assessment {
  readonly code: string;
  readonly title: string;
  readonly revision: number;
  /** Why the code gives nothing, as shown to buyers; empty if it counts. */
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
  /** The discount on goods; the next field has the discount on the delivery fee. */
  readonly goodsCents: Cents;
  readonly deliveryCents: Cents;
}

const sumOf = (discounts: ReadonlyMap<string, Cents>): Cents => [...discounts.values()].reduce((a, b) => a + b, 0);

const isFreeWith = (assessment: Assessment, line: Line): boolean =>
  assessment.code === line.freeWith && assessment.refusal === '' && assessment.freePart !== undefined;

/**
 * Applies the discounts of the codes to the lines, and removes fields that only the codes need. Returns free lines of
 * codes that no longer count separately.
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

/** The vouchers of an order that gave a discount or a free line. */
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
