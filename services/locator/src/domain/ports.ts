import type { Region } from '@southline/kernel/region';
import type { Dealer, DealerType, FoundDealer } from './dealer.ts';
import type { Position, Postcode, State, Suburb } from './place.ts';

/** The sets that are switched as a whole. */
export const sets = ['places', 'dealers'] as const;
export type PlacedSet = (typeof sets)[number];

/** Which rows of a set are read; 0: none yet. */
export interface Pointer {
  readonly generation: number;
  /** The target of a rollback. */
  readonly previous: number;
  /** Increases with each change of the pointer. */
  readonly version: number;
  readonly publishedAt: Date;
  /** Hash of the files if `--if-empty` imported them, else empty. Earlier releases did not store it. */
  readonly filledFrom?: string;
}

export type Generations = Readonly<Record<PlacedSet, number>>;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Absent on the last page. */
  readonly next?: string;
}

export interface NearSearch {
  readonly position: Position;
  readonly type: DealerType;
  readonly most: number;
  /** Undefined: any distance. */
  readonly withinKm?: number | undefined;
  readonly region?: Region;
}

/** Reads one generation of each set. */
export interface Reader {
  suburbLabels(state: State): Promise<readonly string[]>;
  postcodes(state: State): Promise<readonly string[]>;
  suburbs(region: Region, slugs: readonly string[]): Promise<readonly Suburb[]>;
  postcode(region: Region, postcode: string): Promise<readonly Postcode[]>;
  /** Suburbs whose slug begins with this one, by name. */
  suburbsByName(region: Region, slug: string, most: number): Promise<readonly Suburb[]>;
  /** Suburbs with a postcode that begins with these digits, by name within each postcode. */
  suburbsByPostcode(region: Region, digits: string, most: number): Promise<readonly Suburb[]>;
  near(search: NearSearch): Promise<readonly FoundDealer[]>;
  /** Dealers without a search near a place: sorted by state, suburb and name. */
  inRegion(region: Region, state: State | undefined, type: DealerType, most: number): Promise<readonly Dealer[]>;
  countInRegion(region: Region, state: State | undefined, type: DealerType): Promise<number>;
  dealer(code: string): Promise<Dealer | undefined>;
  dealerPage(region: Region | undefined, size: number, after: string): Promise<Page<Dealer>>;
  placePage(region: Region, size: number, after: string): Promise<Page<Suburb>>;
}

export interface LocatorStore {
  pointers(): Promise<Readonly<Partial<Record<PlacedSet, Pointer>>>>;
  reader(generations: Generations): Reader;
}

export interface ImportStore {
  pointer(set: PlacedSet): Promise<Pointer | undefined>;
  /** Returns a generation number that no rows have. */
  newGeneration(set: PlacedSet): Promise<number>;
  insertSuburbs(generation: number, suburbs: readonly Suburb[]): Promise<void>;
  insertPostcodes(generation: number, postcodes: readonly Postcode[]): Promise<void>;
  /** Returns the positions of dealers whose code already exists. */
  insertDealers(generation: number, dealers: readonly Dealer[]): Promise<readonly number[]>;
  /** Every suburb of the current generation. */
  suburbs(): AsyncIterable<Suburb>;
  /** Switches the pointer and, for dealers, emits the event, in one transaction. */
  publish(set: PlacedSet, pointer: Pointer): Promise<void>;
  /** Drops rows that are neither current nor kept for a rollback. */
  dropUnused(set: PlacedSet): Promise<void>;
}

export interface TimeZones {
  at(position: Position): string;
}
