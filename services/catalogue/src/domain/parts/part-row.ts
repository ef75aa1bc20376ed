import type { PartFacts } from '@southline/kernel/part-facts';
import type { Fit, StockLevel } from '@southline/kernel/part-words';
import type { Facet } from '../lists/facets.ts';
import type { Match } from '../search/match.ts';
import type { UnderstoodSearch } from '../search/understood-search.ts';

/** One row of a result list; kits contain their parts. */
export interface PartRow {
  /** Cleansed number, which is also the part's id. */
  readonly id: string;
  readonly part: PartFacts;
  readonly grade: string;
  readonly footnote: string;
  readonly productNote: string;
  readonly childPurpose: string;
  /** Pieces that the vehicle needs; 0 when unknown. */
  readonly quantityPerVehicle: number;
  readonly minQty: number;
  readonly priceCents: number;
  readonly isFree: boolean;
  readonly stockLevel: StockLevel;
  readonly fit: Fit;
  readonly fitNote: string;
  /** The places on the chosen vehicle, "Driver side"; empty when unknown. */
  readonly position: string;
  readonly categoryId: string;
  readonly categoryName: string;
  /** 0 for a part by itself, 1 and 2 inside kits. */
  readonly childDepth: number;
  readonly children: readonly PartRow[];
  readonly hasSupersessions: boolean;
  /** False for a display-only part. */
  readonly orderable: boolean;
  /** As printed; empty if the part itself can be bought, or has no successor. */
  readonly supersededBy: string;
  readonly family: string;
  readonly keyAttributes: readonly string[];
  /** Units that can be bought now. */
  readonly available: number;
  /** Why a search found it. */
  readonly matched?: Match;
  /** Filter and sort values of its list. */
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
}

export interface PartGroup {
  readonly categoryName: string;
  readonly rows: readonly PartRow[];
}

/** A page of a list, or the whole list up to its limit. */
export interface PartListing {
  readonly groups: readonly PartGroup[];
  readonly totalCount: number;
  /** The number of pages; at least 1. */
  readonly maxPage: number;
  /** How many parts fit the chosen vehicle. */
  readonly fitCount?: number;
  /** Only for paged lists. */
  readonly facets?: readonly Facet[];
  /** Only for searches by words. */
  readonly understood?: UnderstoodSearch;
}

/** The limit of a list without pages. */
export const maxRows = 200;
export const maxChildDepth = 2;

/** Rows grouped by the name of their category; groups are in the order of their first row. */
export const groupRows = (rows: readonly PartRow[]): PartGroup[] =>
  [...Map.groupBy(rows, ({ categoryName }) => categoryName)].map(([categoryName, list]) => ({
    categoryName,
    rows: list,
  }));
