import type { PartFacts } from '@southline/kernel/part-facts';

type FactsOfPart = Omit<PartFacts, 'cleansedPartNo' | 'drawing'>;

/** A part as lists need it. */
export interface PartSummary extends FactsOfPart {
  /** Cleansed part number: also the part's id outside. */
  readonly id: string;
  readonly brand: string;
  readonly family: string;
  readonly categoryId: string;
  readonly grade: string;
  readonly footnote: string;
  readonly productNote: string;
  /** Per piece, GST included, in cents. */
  readonly priceCents: number;
  readonly isFree: boolean;
  readonly minQty: number;
  readonly childPurpose: string;
  readonly keyAttributes: readonly string[];
}

export const factFields: readonly (keyof FactsOfPart)[] = ['partNo', 'gmPartNo', 'description', 'drawingHash'];

/** The facts that carts, orders and returns copy. */
export const partFacts = (part: FactsOfPart & Pick<PartSummary, 'id'>): PartFacts => ({
  partNo: part.partNo,
  cleansedPartNo: part.id,
  gmPartNo: part.gmPartNo,
  description: part.description,
  drawingHash: part.drawingHash,
});

export interface Specification {
  readonly name: string;
  readonly value: string;
  readonly isLink: boolean;
}

/** Includes the data of its drawing and its specification. */
export interface PartDetail extends PartSummary {
  readonly attributes: Readonly<Record<string, string>>;
  readonly specifications: readonly Specification[];
}

/** The words that a part is found by. */
export type PartText = Pick<
  PartDetail,
  'brand' | 'family' | 'description' | 'grade' | 'footnote' | 'productNote' | 'childPurpose' | 'specifications'
>;

/** The facts that decide whether a part is sold, and its price. */
export type PartSale = Pick<PartSummary, 'grade' | 'priceCents' | 'isFree' | 'minQty'>;

/** Other numbers of a part, cleansed. */
export interface OtherNumbers {
  /** Maker's numbers, including its GM number. */
  readonly oeNumbers: readonly string[];
  /** Numbers of other brands that it replaces. */
  readonly interchange: readonly string[];
}

/** The facts for finding and ranking a part. */
export interface PartEntry extends OtherNumbers {
  readonly id: string;
  /** As printed. */
  readonly partNo: string;
  readonly categoryId: string;
  /** Cleansed number of the kit that it belongs to. */
  readonly parent?: string | undefined;
  readonly childPosition: number;
}

export type Part = PartDetail & PartEntry;
