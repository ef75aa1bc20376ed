import { LRUCache } from 'lru-cache';
import { createPartFacts, type PartFacts } from '../../domain/lists/part-facts.ts';
import type { VehiclePartsData } from '../../domain/lists/vehicle-parts.ts';
import { type CategoryTree, createCategoryTree } from '../../domain/parts/category-tree.ts';
import type { FoundPart } from '../../domain/parts/found-part.ts';
import type { OtherNumbers, PartDetail, PartSummary } from '../../domain/parts/part.ts';
import type { PartListing } from '../../domain/parts/part-row.ts';
import { createSupersessions, type Supersessions } from '../../domain/parts/supersession.ts';
import { languageWith } from '../../domain/search/bundled-language.ts';
import type { EverydayLanguage } from '../../domain/search/everyday-language.ts';
import type { PartIndexData } from '../../domain/search/part-index.ts';
import { createSizes, type Sizes } from '../../domain/search/sizes.ts';
import { createWordIndex, type WordIndex, type WordIndexData } from '../../domain/search/word-index.ts';
import { type Generations, type Kind, kinds } from '../../domain/snapshot/generation.ts';
import type { CatalogueStore, GenerationReader } from '../../domain/snapshot/ports.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import type { PartFitments, VehicleTable } from '../../domain/vehicles/vehicle-table.ts';
import type { Meant } from '../lists/hits.ts';
import type { Units } from '../stock/follow-units.ts';
import type { FollowingStock } from '../stock/following-stock.ts';
import { createLru, type Lru } from './lru.ts';
import { createPartDirectory, type PartDirectory } from './part-directory.ts';
import { partIndexOf } from './part-index-of.ts';

/** The data of one point in time: one generation of each kind, with its parts in memory. */
export interface Snapshot {
  readonly generations: Generations;
  readonly read: GenerationReader;
  readonly categories: CategoryTree;
  readonly supersessions: Supersessions;
  readonly parts: PartDirectory;
  /** Finds positions of the directory. */
  readonly words: WordIndex;
  readonly facts: PartFacts;
  /** Sizes that occur in the parts' attributes. */
  readonly sizes: Sizes;
  readonly language: EverydayLanguage;
  readonly languageVersion: number;
  /** The stored form of `words`. A change of the language builds `words` from it again. */
  readonly wordData: WordIndexData;
  readonly vehicleParts: VehiclePartsData;
  /** Units of stock by position. They keep changing while the snapshot is in use. */
  readonly units: Uint32Array;
  readonly caches: Caches;
}

/** Answers that only an import changes. */
export interface Caches {
  readonly vehicles: Lru<Vehicle | undefined>;
  readonly vehicleLists: Lru<unknown>;
  /** Positions of the parts of vehicles that a text names, by the text. */
  readonly namedParts: Lru<ReadonlySet<number>>;
  /** Recent searches, by their words. */
  readonly hits: LRUCache<string, Meant>;
  /** The vehicles of a part as its page lists them, by part. */
  readonly partFitments: Lru<PartFitments>;
  /** Parts for the same use, by part. */
  readonly sameUse: Lru<readonly string[]>;
  readonly vehicleTable: Lru<VehicleTable>;
  /** Pages of categories (by ids) and of searches, without a vehicle. */
  readonly listings: Lru<FollowingStock<PartListing>>;
  /** Pages of parts without a vehicle, by cleansed number. */
  readonly foundParts: Lru<FollowingStock<FoundPart>>;
  /** Summaries of parts by cleansed number. */
  readonly summaries: LRUCache<string, PartSummary>;
  /** Whole parts, and the other numbers of parts, by cleansed number. */
  readonly details: LRUCache<string, PartDetail>;
  readonly otherNumbers: LRUCache<string, OtherNumbers>;
}

const freshCaches = (): Caches => ({
  vehicles: createLru(5_000),
  vehicleLists: createLru(5_000),
  // Each entry has some thousand positions.
  namedParts: createLru(100),
  // At most 16 MB: some hundred searches that match nearly everything, or thousands of others.
  hits: new LRUCache({ max: 5_000, maxSize: 4_000_000, sizeCalculation: ({ ordinals }) => 1 + ordinals.length }),
  partFitments: createLru(500),
  sameUse: createLru(5_000),
  vehicleTable: createLru(1),
  // A whole category takes about 150 kB with its encoded bytes, a page of it a third, a page of a search a tenth.
  listings: createLru(200),
  // An entry takes about 15 kB with substitutes, plus its encoded bytes.
  foundParts: createLru(1_000),
  // Each entry takes less than a kilobyte.
  summaries: new LRUCache({ max: 20_000 }),
  details: new LRUCache({ max: 2_000 }),
  otherNumbers: new LRUCache({ max: 10_000 }),
});

const createIndexes = ({ directory, words, facts, vehicleParts }: PartIndexData) => ({
  parts: createPartDirectory(directory),
  wordData: words,
  facts: createPartFacts(facts),
  vehicleParts,
});

/** Loads the changed kinds since `before`; the others are reused. */
export const loadSnapshot = async (
  store: CatalogueStore,
  stock: Pick<Units, 'of'>,
  generations: Generations,
  before?: Snapshot,
): Promise<Snapshot> => {
  const read = store.read(generations);
  const own = await store.language.read();
  const isSameLanguage = before?.languageVersion === own.version;
  const language = before && isSameLanguage ? before.language : languageWith(own.rows);
  const same = (kind: Kind) => before !== undefined && before.generations[kind] === generations[kind];
  const [categories, supersessions, indexes] = await Promise.all([
    before && same('categories') ? before.categories : read.categories().then(createCategoryTree),
    before && same('supersessions') ? before.supersessions : read.supersessions().then(createSupersessions),
    before && kinds.every(same) ? before : partIndexOf(store, generations).then(createIndexes),
  ]);
  const { parts, wordData, facts, vehicleParts } = indexes;
  const isSameReading = before?.wordData === wordData && isSameLanguage;
  const units = await stock.of(parts);
  return {
    generations,
    read,
    categories,
    supersessions,
    parts,
    wordData,
    words: before && isSameReading ? before.words : createWordIndex(wordData, language),
    facts,
    sizes: before && isSameReading ? before.sizes : createSizes(facts.values, language.units),
    language,
    languageVersion: own.version,
    vehicleParts,
    units,
    caches: freshCaches(),
  };
};
