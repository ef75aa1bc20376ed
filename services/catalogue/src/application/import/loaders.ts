import type { Cells, Parsed } from '@southline/imports/cells';
import { type LoadRows, loadRows } from '@southline/imports/load-rows';
import type { ImportStore } from '../../domain/import/ports.ts';
import type { Generations, Kind } from '../../domain/snapshot/generation.ts';
import type { ImportKind, KindReport } from './rejects.ts';
import {
  categoryColumns,
  categoryRow,
  everydayColumns,
  fitmentColumns,
  fitmentRow,
  mergeFitments,
  stockColumns,
  supersessionColumns,
  supersessionRows,
} from './rows/catalogue-rows.ts';
import { jobColumns } from './rows/job-row.ts';
import { partColumns, partRow } from './rows/part-row.ts';
import { vehicleColumns, vehicleRows } from './rows/vehicle-row.ts';

/** Columns that a file must have. */
export const requiredColumns: Record<ImportKind, readonly string[]> = {
  vehicles: vehicleColumns,
  categories: categoryColumns,
  parts: partColumns,
  supersessions: supersessionColumns,
  fitments: fitmentColumns,
  stock: stockColumns,
  jobs: jobColumns,
  everyday: everydayColumns,
};

/** The options for the rows of any file. */
export type RowOptions = Pick<LoadRows<never, ImportKind>, 'kind' | 'rows' | 'reject' | 'progress'>;
type Insert = (documents: readonly object[]) => Promise<readonly number[]>;
type Load = (options: RowOptions, insert: Insert) => Promise<KindReport>;

const load =
  <Row extends object>(
    parse: (cells: Cells) => Parsed<Row>,
    documents: (batch: Row[]) => object[] = (batch) => batch,
    batchSize?: number,
  ): Load =>
  (options, insert) =>
    loadRows<Row, ImportKind>({ ...options, parse, batchSize, write: (batch) => insert(documents(batch)) });

/** Fitments are small and many, and merge the better the more of them are seen together. */
const fitmentBatch = 5_000;

/** How each kind is loaded; references are checked against `generations`, those of this import among them. */
export const loaders: Readonly<Record<Kind, (store: ImportStore, generations: Generations) => Promise<Load>>> = {
  vehicles: async () => load(vehicleRows()),
  categories: async () => load(categoryRow),
  parts: async (store, { categories }) => load(partRow(await store.ids('categories', categories))),
  supersessions: async () => load(supersessionRows()),
  fitments: async (store, generations) => {
    const [parts, vehicles] = await Promise.all([
      store.ids('parts', generations.parts),
      store.ids('vehicles', generations.vehicles),
    ]);
    return load(fitmentRow({ parts, vehicles }), mergeFitments, fitmentBatch);
  },
};
