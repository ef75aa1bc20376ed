import type { CategoryRow } from '../parts/category-tree.ts';
import type { FitmentOnVehicle } from '../parts/fit.ts';
import type { OtherNumbers, PartDetail, PartEntry, PartSale, PartSummary, PartText } from '../parts/part.ts';
import type { Supersession } from '../parts/supersession.ts';
import type { PartIndexData } from '../search/part-index.ts';
import type { OwnLanguageStore } from '../search/ports.ts';
import type { NamedVehicle, Vehicle, VehicleFilter } from '../vehicles/vehicle.ts';
import type { Series } from '../vehicles/vin.ts';
import type { Generations, Pointer } from './generation.ts';

/** The catalogue at one moment. */
export interface GenerationReader {
  /** By cleansed number; unknown ones are left out. */
  summaries(partNos: readonly string[]): Promise<ReadonlyMap<string, PartSummary>>;
  details(partNos: readonly string[]): Promise<ReadonlyMap<string, PartDetail>>;
  otherNumbers(partNos: readonly string[]): Promise<ReadonlyMap<string, OtherNumbers>>;
  fitmentsOn(vehicleId: string, partNos: readonly string[]): Promise<ReadonlyMap<string, FitmentOnVehicle[]>>;
  /** Vehicles that a part is listed for, grouped by condition. */
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
  /** The following methods read whole kinds, for the data kept in memory. */
  categories(): Promise<CategoryRow[]>;
  supersessions(): Promise<Supersession[]>;
  /** In the order of their ids. */
  parts(): AsyncIterable<PartText & PartEntry & PartSale>;
  vehicleNames(): AsyncIterable<NamedVehicle>;
  /** Vehicles of each part, in any order; a part may occur several times. */
  fitments(): AsyncIterable<{ readonly part: string; readonly vehicles: readonly string[] }>;
}

/** The part index of a set of generations. The import that writes the generations builds it once. */
export interface PartIndexStore {
  read(generations: Generations): GenerationReader;
  /** Undefined if none was stored. */
  partIndex(generations: Generations): Promise<PartIndexData | undefined>;
  savePartIndex(generations: Generations, index: PartIndexData): Promise<void>;
}

export interface CatalogueStore extends PartIndexStore {
  pointer(): Promise<Pointer | undefined>;
  readonly language: Pick<OwnLanguageStore, 'version' | 'read'>;
}
