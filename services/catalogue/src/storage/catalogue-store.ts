import type { Mongo } from '@southline/platform/mongo';
import type { OtherNumbers, PartDetail, PartSummary } from '../domain/parts/part.ts';
import type { Generations } from '../domain/snapshot/generation.ts';
import type { CatalogueStore, GenerationReader, PartIndexStore } from '../domain/snapshot/ports.ts';
import { generationCollection } from './collections.ts';
import { createOwnLanguageStore } from './own-language-store.ts';
import { readPartIndex, savePartIndex } from './part-index.ts';
import { readPointer } from './pointer.ts';
import { timeLimit } from './time-limit.ts';
import { createVehicleReader } from './vehicle-reader.ts';
import { wholeKinds } from './whole-kinds.ts';

const notInDetail = { oeNumbers: 0, interchange: 0, parent: 0, childPosition: 0 };
const notInSummary = { ...notInDetail, specifications: 0, attributes: 0 };

type PartReader = Pick<GenerationReader, 'summaries' | 'details' | 'otherNumbers' | 'fitmentsOn'>;

const createPartReader = (mongo: Mongo, generations: Generations): PartReader => {
  const parts = generationCollection(mongo, 'parts', generations.parts);
  const fitments = generationCollection(mongo, 'fitments', generations.fitments);

  const byNumber = async <Row>(partNos: readonly string[], projection: Readonly<Record<string, number>>) => {
    if (partNos.length === 0) return new Map<string, Row>();
    const rows = await parts.find({ _id: { $in: [...partNos] } }, { projection, ...timeLimit() }).toArray();
    return new Map(rows.map(({ _id: id, ...rest }) => [id, { id, ...rest } as unknown as Row]));
  };

  return {
    summaries: (partNos) => byNumber<PartSummary>(partNos, notInSummary),
    details: (partNos) => byNumber<PartDetail>(partNos, notInDetail),
    otherNumbers: (partNos) => byNumber<OtherNumbers>(partNos, { oeNumbers: 1, interchange: 1 }),
    fitmentsOn: async (vehicleId, partNos) => {
      if (partNos.length === 0) return new Map();
      const projection = { _id: 0, part: 1, qty: 1, position: 1, note: 1 };
      const rows = await fitments
        .find({ vehicles: vehicleId, part: { $in: [...partNos] } }, { projection, hint: 'vehicle', ...timeLimit() })
        .toArray();
      return Map.groupBy(rows, ({ part }) => part);
    },
  };
};

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
