import type { OtherNumbers, PartDetail } from './part.ts';
import type { PartRow } from './part-row.ts';

/** The data of a part's page. */
export interface FoundPart {
  readonly row: PartRow;
  readonly detail: PartDetail;
  readonly others: OtherNumbers;
  /** The printed number of an equivalent part in stock, if this one is sold out. */
  readonly alternative: string;
  /** Its category and the parent categories, the top one first. */
  readonly trail: readonly { readonly id: string; readonly name: string }[];
  /** Parts for the same use that can be bought, the cheapest first. */
  readonly alternatives: readonly PartRow[];
}
