import type { PackedTexts } from '@southline/search/packed-texts';
import type { PartFactsData } from '../lists/part-facts.ts';
import type { VehiclePartsData } from '../lists/vehicle-parts.ts';
import type { NumberPostings } from './number-index.ts';
import type { WordIndexData } from './word-index.ts';

/** Numbers of one kind, and the part of each, by its position. */
export interface OtherNumbers extends NumberPostings {
  readonly numbers: PackedTexts;
  readonly parts: Uint32Array;
}

/** Facts about every part that each request needs, in the order of ids. */
export interface DirectoryData {
  readonly ids: PackedTexts;
  /** All positions, in the natural order of the printed numbers. */
  readonly byNumber: Uint32Array;
  readonly categoryIds: readonly string[];
  /** Positions in `categoryIds`. */
  readonly categories: Uint16Array;
  /** Position of the kit that a part belongs to; `noKit` for most. */
  readonly kits: Uint32Array;
  /** Order within the kit. */
  readonly positions: Uint32Array;
  /** 1 for parts that are listed for some vehicle. */
  readonly fitted: Uint8Array;
  readonly own: NumberPostings;
  /** Maker's numbers, including GM numbers. */
  readonly oe: OtherNumbers;
  readonly interchange: OtherNumbers;
}

export const noKit = 0xffffffff;

/** All in-memory data about the parts of one set of generations. An import builds it; services load it. */
export interface PartIndexData {
  readonly directory: DirectoryData;
  readonly words: WordIndexData;
  readonly facts: PartFactsData;
  readonly vehicleParts: VehiclePartsData;
}
