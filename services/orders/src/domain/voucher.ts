import { giftValue } from '@southline/kernel/gift';
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

export interface FreePart {
  readonly partNo: string;
  readonly quantity: number;
  /** The lines of which one has to be bought. */
  readonly lineIds: readonly string[];
  readonly minimumCents: Cents;
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
  readonly freePart?: FreePart | undefined;
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
  const rest = lines
    .filter((line) => !notFree.includes(line))
    .map(({ categoryIds: _, ...line }) => {
      const discountCents = assessments.reduce((sum, { discounts }) => sum + (discounts.get(line.lineId) ?? 0), 0);
      return { ...line, ...(discountCents > 0 && { discountCents }) };
    });
  return { lines: rest.map((line) => withTerms(line, rest, assessments)), notFree };
};

/** A free part with the condition of its voucher. `listCents`: its price without the voucher. */
const withTerms = (
  { listCents = 0, ...line }: Line,
  lines: readonly Line[],
  assessments: readonly Assessment[],
): Line => {
  const freePart = assessments.find((each) => isFreeWith(each, line))?.freePart;
  if (!freePart || freePart.lineIds.length === 0) return line;
  const { lineIds, minimumCents } = freePart;
  const gifts = lines.filter(({ freeWith }) => freeWith).length;
  const paidPerUnit = lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ priceCents, quantity, discountCents = 0 }) =>
      Math.floor((priceCents * quantity - discountCents) / quantity),
    );
  const valueCents = giftValue(listCents, { quantity: line.quantity, gifts, paidPerUnit });
  return { ...line, gift: { lineIds, minimumCents, valueCents } };
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
