import type { OtherNumbers, PartDetail } from './part.ts';
import type { PartRow } from './part-row.ts';

/** The data of a part's page. */
export interface FoundPart {
  readonly row: PartRow;
  readonly detail: PartDetail;
  readonly others: OtherNumbers;
  /** As printed: a part in stock that does the same, where this one has none left. */
  readonly alternative: string;
  /** Its category and those above it, the highest first. */
  readonly trail: readonly { readonly id: string; readonly name: string }[];
  /** Parts for the same use that can be bought, the cheapest first. */
  readonly alternatives: readonly PartRow[];
}
