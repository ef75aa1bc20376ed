import type { PackedTexts } from '@southline/search/packed-texts';
import type { PartFactsData } from '../lists/part-facts.ts';
import type { VehiclePartsData } from '../lists/vehicle-parts.ts';
import type { NumberPostings } from './number-index.ts';
import type { WordIndexData } from './word-index.ts';

/** Numbers of one kind, and the part that each belongs to by its place. */
export interface OtherNumbers extends NumberPostings {
  readonly numbers: PackedTexts;
  readonly parts: Uint32Array;
}

/** What every request needs to know of every part, by the part's place in the order of ids. */
export interface DirectoryData {
  readonly ids: PackedTexts;
  readonly categoryIds: readonly string[];
  /** Places in `categoryIds`. */
  readonly categories: Uint16Array;
  /** Place of the kit that a part belongs to; `noKit` for most. */
  readonly kits: Uint32Array;
  /** Order within the kit. */
  readonly positions: Uint32Array;
  /** 1 for parts that are listed for some vehicle. */
  readonly fitted: Uint8Array;
  readonly own: NumberPostings;
  /** Maker's numbers, GM numbers among them. */
  readonly oe: OtherNumbers;
  readonly interchange: OtherNumbers;
}

export const noKit = 0xffffffff;

/** All that is kept in memory of the parts of some generations; an import makes it, services load it. */
export interface PartIndexData {
  readonly directory: DirectoryData;
  readonly words: WordIndexData;
  readonly facts: PartFactsData;
  readonly vehicleParts: VehiclePartsData;
}
