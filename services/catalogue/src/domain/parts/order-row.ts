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

/** The state of a row whose number matches several parts, or none. */
export const offerChoices = (hits: readonly PartRow[], asked: number, alike: boolean): ResolvedRow =>
  alike && hits.length > 0 && hits.length <= mostChoices
    ? { state: 'AMBIGUOUS', quantity: asked, choices: hits }
    : { state: 'UNKNOWN', quantity: asked, choices: hits.slice(0, nearestShown) };
