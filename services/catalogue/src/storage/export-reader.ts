import type { Mongo } from '@southline/platform/mongo';
import type { ExportReader } from '../domain/export/ports.ts';
import { factFields, partFacts } from '../domain/parts/part.ts';
import { generationCollection } from './collections.ts';
import { timeLimit } from './time-limit.ts';

const projection = Object.fromEntries([...factFields, 'categoryId'].map((field) => [field, 1]));

export const createExportReader = (mongo: Mongo): ExportReader => ({
  async partsAfter(generations, after, limit) {
    const rows = await generationCollection(mongo, 'parts', generations.parts)
      .find({ _id: { $gt: after } }, { projection, batchSize: limit, ...timeLimit() })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    return rows.map(({ _id: id, categoryId, ...facts }) => ({ id, categoryId, part: partFacts({ ...facts, id }) }));
  },
});
