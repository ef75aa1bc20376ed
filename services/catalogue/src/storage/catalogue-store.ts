import type { Mongo } from '@southline/platform/mongo';
import type { CatalogueStore } from '../domain/ports.ts';
import { partReader } from './part-reader.ts';
import { readPointer } from './pointer.ts';
import { vehicleReader } from './vehicle-reader.ts';
import { wholeKinds } from './whole-kinds.ts';

export const catalogueStore = (mongo: Mongo): CatalogueStore => ({
  pointer: () => readPointer(mongo),
  read: (generations) => ({
    ...partReader(mongo, generations),
    ...vehicleReader(mongo, generations),
    ...wholeKinds(mongo, generations),
  }),
});
