import type { Mongo } from '@southline/platform/mongo';
import type { IndexDescription } from 'mongodb';
import { generationCollection, type Kind } from './generations.ts';

const indexes: Record<Kind, IndexDescription[]> = {
  vehicles: [
    { key: { slug: 1 }, name: 'slug', unique: true },
    // The finder's steps, in the order of its pages; lists come sorted from it.
    { key: { make: 1, model: 1, year: -1, series: 1, variant: 1, carline: 1, _id: 1 }, name: 'finder' },
  ],
  categories: [],
  parts: [{ key: { categoryId: 1, _id: 1 }, name: 'category' }],
  supersessions: [],
  fitments: [
    { key: { vehicles: 1, part: 1 }, name: 'vehicle' },
    { key: { part: 1 }, name: 'part' },
  ],
};

/** Built after the rows are in and before the pointer flips: readers never see a generation without its indexes. */
export const indexGeneration = async (mongo: Mongo, kind: Kind, generation: number): Promise<void> => {
  const list = indexes[kind];
  if (list.length > 0) await generationCollection(mongo, kind, generation).createIndexes(list);
};
