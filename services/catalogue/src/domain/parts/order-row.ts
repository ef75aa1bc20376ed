import { roundUp } from '@southline/kernel/quantity';
import type { PartRow } from './part-row.ts';

export type OrderRowState = 'FOUND' | 'SUPERSEDED' | 'AMBIGUOUS' | 'ROUNDED' | 'SHORT' | 'UNKNOWN' | 'NOT_ORDERABLE';

/** The result for a typed row of an order. */
export interface ResolvedRow {
  readonly state: OrderRowState;
  /** For a found part a sellable quantity; otherwise as requested. */
  readonly quantity: number;
  readonly part?: PartRow | undefined;
  readonly choices: readonly PartRow[];
  /** The typed number is an older number of the part. */
  readonly replaced?: boolean | undefined;
}

/** If more parts match, the row offers no choice. */
export const mostChoices = 20;
const nearestShown = 5;

/** The state of a row whose part is known. */
export const judgeRow = (part: PartRow, asked: number, replaced: boolean): ResolvedRow => {
  if (!part.orderable) return { state: 'NOT_ORDERABLE', quantity: asked, part, choices: [] };
  const quantity = roundUp(asked, part.minQty);
  const judged = { quantity, part, choices: [], replaced };
  if (quantity > part.available) return { state: 'SHORT', ...judged };
  if (replaced) return { state: 'SUPERSEDED', ...judged };
  return { state: quantity === asked ? 'FOUND' : 'ROUNDED', ...judged };
};

const othersShown = 3;

/** Equivalent parts with sufficient stock. */
export const offerOthers = (others: readonly PartRow[], quantity: number): readonly PartRow[] =>
  others
    .filter(({ orderable, available, minQty }) => orderable && available >= roundUp(quantity, minQty))
    .slice(0, othersShown);

/**
 * EXACT: the number, in any spelling, is the part's own, a known cross reference or an older number. PARTIAL: the part's number
 * contains it. NEAR: they differ by one typing mistake.
 */
export type Match = 'EXACT' | 'PARTIAL' | 'NEAR';

/**
 * The state of a row whose number is not exactly one part's. A part whose number only contains the typed one is a choice that a
 * person confirms, also if it is the only one: other makers' numbers are contained in ours by chance.
 */
export const offerChoices = (hits: readonly PartRow[], asked: number, match: Match): ResolvedRow =>
  match !== 'NEAR' && hits.length > 0 && hits.length <= mostChoices
    ? { state: 'AMBIGUOUS', quantity: asked, choices: hits }
    : { state: 'UNKNOWN', quantity: asked, choices: hits.slice(0, nearestShown) };
