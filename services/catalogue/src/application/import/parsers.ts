import type { Mongo } from '@southline/platform/mongo';
import { categoryColumns, categoryRow } from '../../domain/import/category-row.ts';
import type { Cells, Parsed } from '../../domain/import/cells.ts';
import { fitmentColumns, fitmentRow } from '../../domain/import/fitment-row.ts';
import { partColumns, partRow } from '../../domain/import/part-row.ts';
import { stockColumns } from '../../domain/import/stock-row.ts';
import { supersessionColumns, supersessionRow } from '../../domain/import/supersession-row.ts';
import { vehicleColumns, vehicleRows } from '../../domain/import/vehicle-row.ts';
import {
  type CatalogueDocuments,
  type Generations,
  generationCollection,
  type Kind,
} from '../../storage/generations.ts';
import type { ImportKind } from './rejects.ts';

/** Columns that a file must have. */
export const requiredColumns: Record<ImportKind, readonly string[]> = {
  vehicles: vehicleColumns,
  categories: categoryColumns,
  parts: partColumns,
  supersessions: supersessionColumns,
  fitments: fitmentColumns,
  stock: stockColumns,
};

/** Ids that rows of other kinds may refer to. */
export const readIds = async (mongo: Mongo, kind: Kind, generation: number): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  const rows = generationCollection(mongo, kind, generation).find({}, { projection: { _id: 1 }, batchSize: 10_000 });
  for await (const { _id } of rows) ids.add(_id as string);
  return ids;
};

type Parser<K extends Kind> = (cells: Cells) => Parsed<CatalogueDocuments[K]>;

/** The parser of each kind; references are checked against `generations`, those of this import among them. */
export const parsers: { readonly [K in Kind]: (mongo: Mongo, generations: Generations) => Promise<Parser<K>> } = {
  vehicles: async () => vehicleRows(),
  categories: async () => categoryRow,
  parts: async (mongo, { categories }) => partRow(await readIds(mongo, 'categories', categories)),
  supersessions: async () => supersessionRow,
  fitments: async (mongo, generations) => {
    const [parts, vehicles] = await Promise.all([
      readIds(mongo, 'parts', generations.parts),
      readIds(mongo, 'vehicles', generations.vehicles),
    ]);
    return fitmentRow({ parts, vehicles });
  },
};
