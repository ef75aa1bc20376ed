import type { Fit, StockLevel } from '@southline/kernel/part-words';
import type { Facet } from '../lists/facets.ts';
import type { Match } from '../search/match.ts';

/** One row of a result list; kits carry their parts. */
export interface PartRow {
  /** Cleansed number, which is also the part's id. */
  readonly id: string;
  readonly partNo: string;
  readonly gmPartNo: string;
  readonly description: string;
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
  readonly categoryId: string;
  readonly categoryName: string;
  /** 0 for a part of its own, 1 and 2 inside kits. */
  readonly childDepth: number;
  readonly children: readonly PartRow[];
  readonly hasSupersessions: boolean;
  /** False for a display-only part. */
  readonly orderable: boolean;
  /** As printed; empty when the part can be bought itself, or nothing replaces it. */
  readonly supersededBy: string;
  readonly family: string;
  readonly keyAttributes: readonly string[];
  readonly drawingHash: string;
  /** Units that can be bought now. */
  readonly available: number;
  /** Why a search found it. */
  readonly matched?: Match;
  /** What its list can be filtered and sorted by. */
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
}

export interface PartGroup {
  readonly categoryName: string;
  readonly rows: readonly PartRow[];
}

/** A page of a list, or as much of it as a whole one shows. */
export interface PartListing {
  readonly groups: readonly PartGroup[];
  readonly totalCount: number;
  /** Pages there are; at least 1. */
  readonly maxPage: number;
  /** With a vehicle: how many of all fit it. */
  readonly fitCount?: number;
  /** Of lists that are paged. */
  readonly facets?: readonly Facet[];
}

/** Of a list that is not paged. */
export const maxRows = 200;
export const maxChildDepth = 2;

/** Rows under their category's name, names in the order of their first row. */
export const groupRows = (rows: readonly PartRow[]): PartGroup[] =>
  [...Map.groupBy(rows, ({ categoryName }) => categoryName)].map(([categoryName, list]) => ({
    categoryName,
    rows: list,
  }));
