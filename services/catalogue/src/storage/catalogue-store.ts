import type { Mongo } from '@southline/platform/mongo';
import type { CatalogueStore, WordIndexStore } from '../domain/ports.ts';
import { partReader } from './part-reader.ts';
import { readPointer } from './pointer.ts';
import { vehicleReader } from './vehicle-reader.ts';
import { wholeKinds } from './whole-kinds.ts';
import { keepWordIndex, readWordIndex } from './word-index.ts';

export const wordIndexStore = (mongo: Mongo): WordIndexStore => ({
  read: (generations) => ({
    ...partReader(mongo, generations),
    ...vehicleReader(mongo, generations),
    ...wholeKinds(mongo, generations),
  }),
  wordIndex: (generations) => readWordIndex(mongo, generations),
  keepWordIndex: (generations, index) => keepWordIndex(mongo, generations, index),
});

export const catalogueStore = (mongo: Mongo): CatalogueStore => ({
  pointer: () => readPointer(mongo),
  ...wordIndexStore(mongo),
});
