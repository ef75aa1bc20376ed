import type { Fit } from '../../../shared/ui/fit-mark.tsx';

export type StockLevel = 'InStock' | 'Low' | 'None';

/** Whether a part can still be bought, and what to buy in its place. */
export type Sale = {
  /** False for what is for display only: replaced or discontinued. */
  orderable?: boolean;
  /** Empty: nothing replaces it. */
  supersededBy?: string;
};

/** A part as result lists show it. Prices are AUD with GST. */
export type PartRow = Sale & {
  partguid: string;
  productNr: string;
  extra: { gmPartNumber: string; minQty: number };
  description: string;
  grade: string;
  footnote: string;
  productNote: string;
  childPurposeDescription: string;
  /** Pieces that the vehicle needs; 0 when unknown. */
  pcq: number;
  thumbImage: string;
  hasCollapse: boolean;
  hasSupersessionCollapseButton: boolean;
  childDepth: number;
  childPartListing: PartRow[];
  listPrice: number;
  isFreePart: boolean;
  overallStockLevel: StockLevel;
  fit: Fit;
  fitNote?: string;
  /** What a buyer scans for, in order ("12 V", "60 Ah"). */
  keyAttributes?: string[];
};

export type PartGroup = { categoryName: string; partsListing: PartRow[] };
export type PartListing = { partListing: PartGroup[]; maxPage: number; totalCount: number };

export type Supersession = {
  partNumber: string;
  gmPartNumber: string;
  description: string;
  supersededPart: string;
  hideButton?: boolean;
};
