import type { CategoryRow } from './category-tree.ts';
import type { FitmentOnVehicle } from './fit.ts';
import type { Generations, Kind, Pointer } from './generation.ts';
import type { Hold, HoldKey, HoldLine, HoldState } from './hold.ts';
import type { OtherNumbers, PartDetail, PartEntry, PartSummary, PartText } from './part.ts';
import type { PartIndexData } from './part-index.ts';
import type { Supersession } from './supersession.ts';
import type { NamedVehicle, Vehicle, VehicleFilter } from './vehicle.ts';
import type { Series } from './vin.ts';

/** Units that can be bought, by cleansed number; parts without a stock record are left out. */
export interface StockReader {
  available(partNos: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface HoldStore extends StockReader {
  find(key: HoldKey): Promise<Hold | undefined>;
  /** Moves the units and writes the hold, both or neither; false when a line fell short or the hold came meanwhile. */
  take(key: HoldKey, lines: readonly HoldLine[], at: Date): Promise<boolean>;
  /** Gives the units back, or leaves a tombstone where no hold is; answers the state after it. */
  release(key: HoldKey, at: Date): Promise<HoldState>;
  /** Holds that have not ended, and since when the oldest of them is held. */
  open(): Promise<{ readonly count: number; readonly oldest: Date | undefined }>;
  /** Holds that are held since before `at`, the oldest first. */
  heldBefore(at: Date, limit: number): Promise<readonly HoldKey[]>;
}

/** The service that conducts checkouts: it alone ends holds. */
export interface Orders {
  /** Whether the order does without this hold; from a yes on it never takes it again. */
  giveUpHold(key: HoldKey): Promise<boolean>;
}

/** Sales inside one transaction. */
export interface SaleBook {
  /** Turns a hold into a sale; answers the state that it was found in, or undefined without one. */
  settle(key: HoldKey, at: Date): Promise<HoldState | undefined>;
  /** Sells units that nobody holds; false when there are not enough. */
  sell(line: HoldLine): Promise<boolean>;
  /** Writes down a sale that no hold covers. */
  record(key: HoldKey, lines: readonly HoldLine[], at: Date): Promise<void>;
  /** Writes down a sold line that the stock could not cover. */
  recordViolation(key: HoldKey, line: HoldLine, reason: string, at: Date): Promise<void>;
}

/** The catalogue at one moment. */
export interface GenerationReader {
  /** By cleansed number; unknown ones are left out. */
  summaries(partNos: readonly string[]): Promise<ReadonlyMap<string, PartSummary>>;
  details(partNos: readonly string[]): Promise<ReadonlyMap<string, PartDetail>>;
  otherNumbers(partNos: readonly string[]): Promise<ReadonlyMap<string, OtherNumbers>>;
  /** Numbers of the parts in any of the categories, in order. */
  categoryParts(categoryIds: readonly string[], limit: number): Promise<string[]>;
  /** Fitments of some parts on one vehicle, by part. */
  fitmentsOn(vehicleId: string, partNos: readonly string[]): Promise<ReadonlyMap<string, FitmentOnVehicle[]>>;
  /** Numbers of all parts on a vehicle. */
  partsOn(vehicleId: string): Promise<string[]>;
  /** Vehicles that a part is listed for, by the condition. */
  fitmentsOf(partNo: string): Promise<{ readonly vehicles: readonly string[]; readonly note: string }[]>;
  vehicle(slug: string): Promise<Vehicle | undefined>;
  makes(): Promise<string[]>;
  models(make: string): Promise<string[]>;
  years(make: string, model: string): Promise<number[]>;
  variants(filter: VehicleFilter): Promise<{ series: string; variant: string }[]>;
  /** Every series of every model, with the years in which it was built. */
  series(): Promise<Series[]>;
  vehicles(
    filter: VehicleFilter,
    page: { readonly skip: number; readonly limit: number },
  ): Promise<{ vehicles: Vehicle[]; totalCount: number }>;
  /** The following are whole kinds, for what is kept in memory. */
  categories(): Promise<CategoryRow[]>;
  supersessions(): Promise<Supersession[]>;
  /** In the order of their ids. */
  parts(): AsyncIterable<PartText & PartEntry>;
  vehicleNames(): AsyncIterable<NamedVehicle>;
  /** Vehicles of each part, in no order; a part may come several times. */
  fitments(): AsyncIterable<{ readonly part: string; readonly vehicles: readonly string[] }>;
}

/** The part index of some generations: made once, by the import that writes them. */
export interface PartIndexStore {
  read(generations: Generations): GenerationReader;
  /** Undefined when none was kept. */
  partIndex(generations: Generations): Promise<PartIndexData | undefined>;
  keepPartIndex(generations: Generations, index: PartIndexData): Promise<void>;
}

export interface CatalogueStore extends PartIndexStore {
  pointer(): Promise<Pointer | undefined>;
}

/** A search without result, normalised. */
export interface EmptySearch {
  readonly query: string;
  readonly count: number;
  readonly lastAt: Date;
}

export interface EmptySearchStore {
  /** Adds to what is counted already. */
  add(searches: readonly EmptySearch[]): Promise<void>;
  /** The most frequent first. */
  list(limit: number): Promise<{ searches: readonly EmptySearch[]; totalCount: number }>;
}

export interface ImportStore extends PartIndexStore {
  pointer(): Promise<Pointer | undefined>;
  /** Drops generations that are neither read nor kept for going back, those of broken imports among them. */
  dropUnused(): Promise<void>;
  /** An empty generation of the kind, with a number that none has had. */
  create(kind: Kind): Promise<number>;
  /** Writes rows of the kind; answers the positions of those whose key is there already. */
  insert(kind: Kind, generation: number, rows: readonly object[]): Promise<readonly number[]>;
  /** Builds the indexes, after the rows and before the flip: readers never see a generation without them. */
  index(kind: Kind, generation: number): Promise<void>;
  ids(kind: Kind, generation: number): Promise<ReadonlySet<string>>;
  flip(pointer: Pointer): Promise<void>;
  /** Sets the units that are free for sale, whatever is held and sold. */
  setAvailable(rows: readonly { readonly partNo: string; readonly available: number }[]): Promise<void>;
}
