import type { Mongo } from '@southline/platform/mongo';
import type { CollationOptions, IndexDescription } from 'mongodb';
import { type Kind, kinds } from '../domain/snapshot/generation.ts';
import { generationCollection, generationName } from './collections.ts';
import { dropPartIndexes } from './part-index.ts';
import { readPointer } from './pointer.ts';

/** Names of vehicles match and sort without regard to case, and by the numbers in them. */
const collations: Partial<Record<Kind, CollationOptions>> = {
  vehicles: { locale: 'en', strength: 2, numericOrdering: true },
};

const indexes: Record<Kind, IndexDescription[]> = {
  vehicles: [
    { key: { slug: 1 }, name: 'slug', unique: true },
    // The finder's steps, in the order of its pages; the index supplies sorted lists.
    { key: { make: 1, model: 1, year: -1, series: 1, variant: 1, carline: 1, _id: 1 }, name: 'finder' },
  ],
  categories: [],
  parts: [],
  supersessions: [],
  fitments: [
    { key: { vehicles: 1, part: 1 }, name: 'vehicle' },
    { key: { part: 1 }, name: 'part' },
  ],
};

/** Building an index waits until a majority has all earlier rows. */
export const hasIndexes = (kind: Kind): boolean => indexes[kind].length > 0;

/** All generations that exist, published or not. */
const existing = async (mongo: Mongo) => {
  const found = await mongo.db.listCollections({ name: /^[a-z]+_\d+$/ }, { nameOnly: true }).toArray();
  return found.flatMap(({ name }) => {
    const [word = '', number = ''] = name.split('_');
    const kind = kinds.find((known) => known === word);
    return kind ? [{ kind, generation: Number(number), name }] : [];
  });
};

export const createGeneration = async (mongo: Mongo, kind: Kind): Promise<number> => {
  const [pointer, found] = await Promise.all([readPointer(mongo), existing(mongo)]);
  const taken = found.filter((entry) => entry.kind === kind).map(({ generation }) => generation);
  const generation = 1 + Math.max(0, pointer?.generations[kind] ?? 0, pointer?.previous[kind] ?? 0, ...taken);
  const collation = collations[kind];
  await mongo.db.createCollection(generationName(kind, generation), collation ? { collation } : {});
  return generation;
};

export const indexGeneration = async (mongo: Mongo, kind: Kind, generation: number): Promise<void> => {
  if (hasIndexes(kind)) await generationCollection(mongo, kind, generation).createIndexes(indexes[kind]);
};

export const dropUnused = async (mongo: Mongo): Promise<void> => {
  const pointer = await readPointer(mongo);
  const used = (kind: Kind, generation: number) =>
    pointer?.generations[kind] === generation || pointer?.previous[kind] === generation;
  for (const { kind, generation, name } of await existing(mongo)) {
    if (!used(kind, generation)) await mongo.db.dropCollection(name);
  }
  await dropPartIndexes(mongo, pointer ? [pointer.generations, pointer.previous] : []);
};
