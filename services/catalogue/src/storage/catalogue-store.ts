import type { Mongo } from '@southline/platform/mongo';
import type { CatalogueStore, PartIndexStore } from '../domain/snapshot/ports.ts';
import { createOwnLanguageStore } from './own-language-store.ts';
import { readPartIndex, savePartIndex } from './part-index.ts';
import { createPartReader } from './part-reader.ts';
import { readPointer } from './pointer.ts';
import { createVehicleReader } from './vehicle-reader.ts';
import { wholeKinds } from './whole-kinds.ts';

export const createPartIndexStore = (mongo: Mongo): PartIndexStore => ({
  read: (generations) => ({
    ...createPartReader(mongo, generations),
    ...createVehicleReader(mongo, generations),
    ...wholeKinds(mongo, generations),
  }),
  partIndex: (generations) => readPartIndex(mongo, generations),
  savePartIndex: (generations, index) => savePartIndex(mongo, generations, index),
});

export const createCatalogueStore = (mongo: Mongo): CatalogueStore => ({
  pointer: () => readPointer(mongo),
  language: createOwnLanguageStore(mongo),
  ...createPartIndexStore(mongo),
});
