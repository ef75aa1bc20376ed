import type { Mongo } from '@southline/platform/mongo';
import type { CatalogueStore, PartIndexStore } from '../domain/snapshot/ports.ts';
import { ownLanguageStore } from './own-language-store.ts';
import { keepPartIndex, readPartIndex } from './part-index.ts';
import { partReader } from './part-reader.ts';
import { readPointer } from './pointer.ts';
import { vehicleReader } from './vehicle-reader.ts';
import { wholeKinds } from './whole-kinds.ts';

export const partIndexStore = (mongo: Mongo): PartIndexStore => ({
  read: (generations) => ({
    ...partReader(mongo, generations),
    ...vehicleReader(mongo, generations),
    ...wholeKinds(mongo, generations),
  }),
  partIndex: (generations) => readPartIndex(mongo, generations),
  keepPartIndex: (generations, index) => keepPartIndex(mongo, generations, index),
});

export const catalogueStore = (mongo: Mongo): CatalogueStore => ({
  pointer: () => readPointer(mongo),
  language: ownLanguageStore(mongo),
  ...partIndexStore(mongo),
});
