import { setImmediate } from 'node:timers/promises';
import type { Mongo } from '@southline/platform/mongo';
import type { PartEntry, PartSale, PartText } from '../domain/parts/part.ts';
import type { Generations } from '../domain/snapshot/generation.ts';
import type { GenerationReader } from '../domain/snapshot/ports.ts';
import { generationCollection } from './collections.ts';

type WholeKinds = Pick<GenerationReader, 'categories' | 'supersessions' | 'parts' | 'vehicleNames' | 'fitments'>;

/** Rows between two yields to the event loop. */
const rowsPerYield = 2_000;

/** Documents with long lists are read in smaller batches. */
const smallBatch = 500;

const partFields = {
  partNo: 1,
  categoryId: 1,
  parent: 1,
  childPosition: 1,
  oeNumbers: 1,
  interchange: 1,
  brand: 1,
  family: 1,
  description: 1,
  grade: 1,
  footnote: 1,
  productNote: 1,
  childPurpose: 1,
  specifications: 1,
  priceCents: 1,
  isFree: 1,
  minQty: 1,
};
const nameFields = { make: 1, model: 1, series: 1, year: 1, variant: 1 };

async function* yielding<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count % rowsPerYield === 0) await setImmediate();
  }
}

/** Reads whole kinds, for the data kept in memory. */
export const wholeKinds = (mongo: Mongo, generations: Generations): WholeKinds => ({
  categories: async () => {
    const rows = await generationCollection(mongo, 'categories', generations.categories).find().toArray();
    return rows.map(({ _id: id, ...rest }) => ({ id, ...rest }));
  },
  supersessions: () => generationCollection(mongo, 'supersessions', generations.supersessions).find().toArray(),
  parts: () =>
    yielding(
      generationCollection(mongo, 'parts', generations.parts)
        .find({}, { projection: partFields, batchSize: rowsPerYield })
        .sort({ _id: 1 })
        .map(({ _id: id, ...rest }) => ({ id, ...rest }) as unknown as PartText & PartEntry & PartSale),
    ),
  vehicleNames: () =>
    yielding(
      generationCollection(mongo, 'vehicles', generations.vehicles)
        .find({}, { projection: nameFields, batchSize: rowsPerYield })
        .map(({ _id: id, ...rest }) => ({ id, ...rest })),
    ),
  fitments: () =>
    yielding(
      generationCollection(mongo, 'fitments', generations.fitments).find(
        {},
        { projection: { _id: 0, part: 1, vehicles: 1 }, batchSize: smallBatch },
      ),
    ),
});
