import type { Mongo } from '@southline/platform/mongo';
import type { CollationOptions, Collection, Document } from 'mongodb';
import type {
  CategoryDocument,
  FitmentDocument,
  PartDocument,
  SupersessionDocument,
  VehicleDocument,
} from './documents.ts';

export interface CatalogueDocuments {
  vehicles: VehicleDocument;
  categories: CategoryDocument;
  parts: PartDocument;
  supersessions: SupersessionDocument;
  fitments: FitmentDocument;
}

export type Kind = keyof CatalogueDocuments;

/** In the order in which rows may refer to rows. */
export const kinds: readonly Kind[] = ['vehicles', 'categories', 'parts', 'supersessions', 'fitments'];

/** Which generation of each kind is read; 0 is the empty one. */
export type Generations = Readonly<Record<Kind, number>>;

export interface PointerDocument {
  _id: 'current';
  generations: Generations;
  /** What was read before; its collections stay, for a rollback. */
  previous: Generations;
  /** Rises with each flip. */
  version: number;
  publishedAt: Date;
}

export const noGenerations: Generations = { vehicles: 0, categories: 0, parts: 0, supersessions: 0, fitments: 0 };

const collectionName = (kind: Kind, generation: number) => `${kind}_${generation}`;

export const generationCollection = <K extends Kind>(
  mongo: Mongo,
  kind: K,
  generation: number,
): Collection<CatalogueDocuments[K] & Document> => mongo.db.collection(collectionName(kind, generation));

/** Names of vehicles match and sort without regard to case, and by the numbers in them. */
const collations: Partial<Record<Kind, CollationOptions>> = {
  vehicles: { locale: 'en', strength: 2, numericOrdering: true },
};

export const createGeneration = async (mongo: Mongo, kind: Kind, generation: number): Promise<Collection> => {
  const collation = collations[kind];
  return mongo.db.createCollection(collectionName(kind, generation), collation ? { collation } : {});
};

const pointers = (mongo: Mongo) => mongo.db.collection<PointerDocument>('catalogue_pointer');

export const readPointer = (mongo: Mongo): Promise<PointerDocument | null> =>
  pointers(mongo).findOne({ _id: 'current' });

/** Numbers of all generations that exist, published or not. */
const existing = async (mongo: Mongo) => {
  const found = await mongo.db.listCollections({ name: /^[a-z]+_\d+$/ }, { nameOnly: true }).toArray();
  return found.flatMap(({ name }) => {
    const [word = '', number = ''] = name.split('_');
    const kind = kinds.find((known) => known === word);
    return kind ? [{ kind, generation: Number(number), name }] : [];
  });
};

/** A number that no generation of the kind has had. */
export const nextGeneration = async (mongo: Mongo, kind: Kind): Promise<number> => {
  const [pointer, found] = await Promise.all([readPointer(mongo), existing(mongo)]);
  const taken = found.filter((entry) => entry.kind === kind).map(({ generation }) => generation);
  return 1 + Math.max(0, pointer?.generations[kind] ?? 0, pointer?.previous[kind] ?? 0, ...taken);
};

/** Flips the pointer to new generations of some kinds; readers follow within a second. */
export const publish = async (mongo: Mongo, fresh: Partial<Generations>, at: Date): Promise<PointerDocument> => {
  const before = await readPointer(mongo);
  const current = before?.generations ?? noGenerations;
  const pointer: PointerDocument = {
    _id: 'current',
    generations: { ...current, ...fresh },
    previous: current,
    version: (before?.version ?? 0) + 1,
    publishedAt: at,
  };
  await pointers(mongo).replaceOne({ _id: 'current' }, pointer, { upsert: true });
  return pointer;
};

/** Flips back to what was read before; a second rollback flips forth again. */
export const rollBack = async (mongo: Mongo, at: Date): Promise<PointerDocument | undefined> => {
  const before = await readPointer(mongo);
  if (!before) return undefined;
  const pointer = {
    ...before,
    generations: before.previous,
    previous: before.generations,
    version: before.version + 1,
    publishedAt: at,
  };
  await pointers(mongo).replaceOne({ _id: 'current' }, pointer);
  return pointer;
};

/** Drops the generations that are neither read nor kept for a rollback, those of broken imports among them. */
export const dropUnused = async (mongo: Mongo): Promise<void> => {
  const pointer = await readPointer(mongo);
  const used = (kind: Kind, generation: number) =>
    pointer?.generations[kind] === generation || pointer?.previous[kind] === generation;
  for (const { kind, generation, name } of await existing(mongo)) {
    if (!used(kind, generation)) await mongo.db.dropCollection(name);
  }
};
