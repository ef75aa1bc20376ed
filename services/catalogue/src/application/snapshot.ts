import { setImmediate } from 'node:timers/promises';
import type { Mongo } from '@southline/platform/mongo';
import { type CategoryTree, createCategoryTree } from '../domain/category-tree.ts';
import { createLru, type Lru } from '../domain/lru.ts';
import { createSupersessions, type Supersessions } from '../domain/supersession.ts';
import type { FitmentDocument, VehicleDocument } from '../storage/documents.ts';
import { type Generations, generationCollection, type Kind } from '../storage/generations.ts';
import { type DirectoryRow, directoryBuilder, type PartDirectory } from './part-directory.ts';

/** What is read at one moment: collections of one generation each, and what is kept of them in memory. */
export interface Snapshot {
  readonly generations: Generations;
  readonly categories: CategoryTree;
  readonly supersessions: Supersessions;
  readonly parts: PartDirectory;
  /** Cleansed numbers of the parts that are listed for some vehicle. */
  readonly fitted: ReadonlySet<string>;
  readonly caches: Caches;
}

/** Answers that change by an import only. */
export interface Caches {
  readonly vehicles: Lru<VehicleDocument | undefined>;
  readonly vehicleLists: Lru<unknown>;
  /** Parts that fit a vehicle, by vehicle id. */
  readonly vehicleParts: Lru<readonly string[]>;
}

const freshCaches = (): Caches => ({
  vehicles: createLru(5_000),
  vehicleLists: createLru(5_000),
  vehicleParts: createLru(1_000),
});

/** Rows between two looks at whatever else the process has to do. */
const breath = 2_000;

const loadCategories = async (mongo: Mongo, generation: number): Promise<CategoryTree> => {
  const rows = await generationCollection(mongo, 'categories', generation).find().toArray();
  return createCategoryTree(rows.map(({ _id, ...row }) => ({ id: _id, ...row })));
};

const loadSupersessions = async (mongo: Mongo, generation: number): Promise<Supersessions> =>
  createSupersessions(await generationCollection(mongo, 'supersessions', generation).find().toArray());

const loadParts = async (mongo: Mongo, generation: number): Promise<PartDirectory> => {
  const builder = directoryBuilder();
  const projection = { categoryId: 1, parent: 1, childPosition: 1, oeNumbers: 1, interchange: 1 };
  const rows = generationCollection(mongo, 'parts', generation)
    .find({}, { projection, batchSize: breath })
    .sort({ _id: 1 });
  let count = 0;
  for await (const row of rows) {
    builder.add(row as DirectoryRow);
    count += 1;
    if (count % breath === 0) await setImmediate();
  }
  return builder.build();
};

const loadFitted = async (mongo: Mongo, generation: number): Promise<ReadonlySet<string>> => {
  const fitted = new Set<string>();
  if (generation === 0) return fitted;
  const parts = generationCollection(mongo, 'fitments', generation).aggregate<{ _id: FitmentDocument['part'] }>(
    [{ $group: { _id: '$part' } }],
    { hint: 'part', batchSize: breath },
  );
  for await (const { _id } of parts) fitted.add(_id);
  return fitted;
};

/** Loads what changed since `before`; the rest is taken over. */
export const loadSnapshot = async (mongo: Mongo, generations: Generations, before?: Snapshot): Promise<Snapshot> => {
  const same = (kind: Kind) => before !== undefined && before.generations[kind] === generations[kind];
  const [categories, supersessions, parts, fitted] = await Promise.all([
    before && same('categories') ? before.categories : loadCategories(mongo, generations.categories),
    before && same('supersessions') ? before.supersessions : loadSupersessions(mongo, generations.supersessions),
    before && same('parts') ? before.parts : loadParts(mongo, generations.parts),
    before && same('fitments') ? before.fitted : loadFitted(mongo, generations.fitments),
  ]);
  return { generations, categories, supersessions, parts, fitted, caches: freshCaches() };
};
