import type { Mongo } from '@southline/platform/mongo';
import { categoryColumns, categoryRow } from '../../domain/import/category-row.ts';
import type { Cells, Parsed } from '../../domain/import/cells.ts';
import { fitmentColumns, fitmentRow, mergeFitments } from '../../domain/import/fitment-row.ts';
import { partColumns, partRow } from '../../domain/import/part-row.ts';
import { stockColumns } from '../../domain/import/stock-row.ts';
import { supersessionColumns, supersessionRow } from '../../domain/import/supersession-row.ts';
import { vehicleColumns, vehicleRows } from '../../domain/import/vehicle-row.ts';
import { type Generations, generationCollection, type Kind } from '../../storage/generations.ts';
import { type LoadRows, loadRows } from './load-rows.ts';
import type { ImportKind, KindReport } from './rejects.ts';

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

/** What the rows of a file come with, whatever their kind. */
export type RowOptions = Pick<LoadRows<never>, 'kind' | 'rows' | 'reject' | 'progress'>;
type Insert = (documents: object[]) => Promise<unknown>;
type Load = (options: RowOptions, insert: Insert) => Promise<KindReport>;

const load =
  <Row extends object>(
    parse: (cells: Cells) => Parsed<Row>,
    documents: (batch: Row[]) => object[] = (batch) => batch,
    batchSize?: number,
  ): Load =>
  (options, insert) =>
    loadRows<Row>({ ...options, parse, batchSize, write: (batch) => insert(documents(batch)) });

/** Fitments are small and many, and merge the better the more of them are seen together. */
const fitmentBatch = 5_000;

/** How each kind is loaded; references are checked against `generations`, those of this import among them. */
export const loaders: Readonly<Record<Kind, (mongo: Mongo, generations: Generations) => Promise<Load>>> = {
  vehicles: async () => load(vehicleRows()),
  categories: async () => load(categoryRow),
  parts: async (mongo, { categories }) => load(partRow(await readIds(mongo, 'categories', categories))),
  supersessions: async () => load(supersessionRow),
  fitments: async (mongo, generations) => {
    const [parts, vehicles] = await Promise.all([
      readIds(mongo, 'parts', generations.parts),
      readIds(mongo, 'vehicles', generations.vehicles),
    ]);
    return load(fitmentRow({ parts, vehicles }), mergeFitments, fitmentBatch);
  },
};
