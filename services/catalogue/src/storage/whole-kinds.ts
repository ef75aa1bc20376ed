import { setImmediate } from 'node:timers/promises';
import type { Mongo } from '@southline/platform/mongo';
import type { Generations } from '../domain/generation.ts';
import type { PartEntry } from '../domain/part.ts';
import type { GenerationReader } from '../domain/ports.ts';
import { generationCollection } from './collections.ts';

type WholeKinds = Pick<GenerationReader, 'categories' | 'supersessions' | 'parts' | 'fitted'>;

/** Rows between two looks at whatever else the process has to do. */
const breath = 2_000;

const entryFields = { categoryId: 1, parent: 1, childPosition: 1, oeNumbers: 1, interchange: 1 };

/** Reads kinds from end to end, for what is kept of them in memory. */
export const wholeKinds = (mongo: Mongo, generations: Generations): WholeKinds => ({
  categories: async () => {
    const rows = await generationCollection(mongo, 'categories', generations.categories).find().toArray();
    return rows.map(({ _id: id, ...rest }) => ({ id, ...rest }));
  },
  supersessions: () => generationCollection(mongo, 'supersessions', generations.supersessions).find().toArray(),
  parts: async function* () {
    const rows = generationCollection(mongo, 'parts', generations.parts)
      .find({}, { projection: entryFields, batchSize: breath })
      .sort({ _id: 1 });
    let count = 0;
    for await (const { _id: id, ...rest } of rows) {
      yield { id, ...rest } as unknown as PartEntry;
      count += 1;
      if (count % breath === 0) await setImmediate();
    }
  },
  fitted: async () => {
    const fitted = new Set<string>();
    if (generations.fitments === 0) return fitted;
    const parts = generationCollection(mongo, 'fitments', generations.fitments).aggregate<{ _id: string }>(
      [{ $group: { _id: '$part' } }],
      { hint: 'part', batchSize: breath },
    );
    for await (const { _id } of parts) fitted.add(_id);
    return fitted;
  },
});
