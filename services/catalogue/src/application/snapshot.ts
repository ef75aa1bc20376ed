import { type CategoryTree, createCategoryTree } from '../domain/category-tree.ts';
import { type Generations, type Kind, kinds } from '../domain/generation.ts';
import { createLru, type Lru } from '../domain/lru.ts';
import type { CatalogueStore, GenerationReader } from '../domain/ports.ts';
import { createWordIndex, type WordIndex } from '../domain/search/word-index.ts';
import { createSupersessions, type Supersessions } from '../domain/supersession.ts';
import type { Vehicle } from '../domain/vehicle.ts';
import { directoryBuilder, type PartDirectory } from './part-directory.ts';
import { wordIndexOf } from './word-index-of.ts';

/** What is read at one moment: one generation of each kind, and what is kept of them in memory. */
export interface Snapshot {
  readonly generations: Generations;
  readonly read: GenerationReader;
  readonly categories: CategoryTree;
  readonly supersessions: Supersessions;
  readonly parts: PartDirectory;
  /** Finds places of the directory. */
  readonly words: WordIndex;
  /** Cleansed numbers of the parts that are listed for some vehicle. */
  readonly fitted: ReadonlySet<string>;
  readonly caches: Caches;
}

/** Answers that change by an import only. */
export interface Caches {
  readonly vehicles: Lru<Vehicle | undefined>;
  readonly vehicleLists: Lru<unknown>;
  /** Parts that fit a vehicle, by vehicle id. */
  readonly vehicleParts: Lru<readonly string[]>;
}

const freshCaches = (): Caches => ({
  vehicles: createLru(5_000),
  vehicleLists: createLru(5_000),
  vehicleParts: createLru(1_000),
});

const loadParts = async (read: GenerationReader): Promise<PartDirectory> => {
  const builder = directoryBuilder();
  for await (const entry of read.parts()) builder.add(entry);
  return builder.build();
};

/** Loads what changed since `before`; the rest is taken over. */
export const loadSnapshot = async (
  store: CatalogueStore,
  generations: Generations,
  before?: Snapshot,
): Promise<Snapshot> => {
  const read = store.read(generations);
  const same = (kind: Kind) => before !== undefined && before.generations[kind] === generations[kind];
  const [categories, supersessions, parts, words, fitted] = await Promise.all([
    before && same('categories') ? before.categories : read.categories().then(createCategoryTree),
    before && same('supersessions') ? before.supersessions : read.supersessions().then(createSupersessions),
    before && same('parts') ? before.parts : loadParts(read),
    before && kinds.every(same) ? before.words : wordIndexOf(store, generations).then(createWordIndex),
    before && same('fitments') ? before.fitted : read.fitted(),
  ]);
  return { generations, read, categories, supersessions, parts, words, fitted, caches: freshCaches() };
};
