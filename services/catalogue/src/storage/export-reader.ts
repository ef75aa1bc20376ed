import type { Mongo } from '@southline/platform/mongo';
import type { ExportReader } from '../domain/export/ports.ts';
import { generationCollection } from './collections.ts';
import { timeLimit } from './time-limit.ts';

const projection = { partNo: 1, gmPartNo: 1, description: 1, categoryId: 1 };

export const exportReader = (mongo: Mongo): ExportReader => ({
  async partsAfter(generations, after, limit) {
    const rows = await generationCollection(mongo, 'parts', generations.parts)
      .find({ _id: { $gt: after } }, { projection, batchSize: limit, ...timeLimit() })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    return rows.map(({ _id, partNo, gmPartNo, description, categoryId }) => ({
      id: _id,
      partNo,
      gmPartNo,
      description,
      categoryId,
    }));
  },
});
