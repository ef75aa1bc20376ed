import { collectRows } from '@southline/imports/collect-rows';
import type { ImportRow } from '@southline/imports/import-row';
import type { Reject } from '@southline/imports/rejects';
import type { ImportStore } from '../../domain/import/ports.ts';
import type { Job } from '../../domain/jobs/job.ts';
import type { EverydayRow } from '../../domain/search/everyday-row.ts';
import type { Generations, Kind } from '../../domain/snapshot/generation.ts';
import type { UnitsOfPart } from '../../domain/stock/ports.ts';
import { loaders, type RowOptions } from './loaders.ts';
import type { ImportKind, KindReport } from './rejects.ts';
import { everydayRow, stockRow } from './rows/catalogue-rows.ts';
import { type JobRow, jobRow, jobsOf } from './rows/job-row.ts';

interface ReadEveryday {
  readonly rows: AsyncIterable<ImportRow>;
  readonly reject: Reject;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Reads the shop's own rows of everyday language; nothing is written. */
export const readEveryday = (options: ReadEveryday): Promise<[KindReport, EverydayRow[]]> =>
  collectRows<EverydayRow, ImportKind>({ ...options, kind: 'everyday', parse: everydayRow });

interface ImportGeneration extends RowOptions {
  readonly store: ImportStore;
  readonly kind: Kind;
  readonly generation: number;
  /** The generations that rows may refer to. */
  readonly references: Generations;
}

/** Fills a new generation of one kind and builds its indexes. It is not read before the pointer switches to it. */
export const importGeneration = async (options: ImportGeneration): Promise<KindReport> => {
  const { store, kind, generation, references } = options;
  const load = await loaders[kind](store, references);
  const report = await load(options, (rows) => store.insert(kind, generation, rows));
  const indexing = performance.now();
  await store.index(kind, generation);
  return { ...report, seconds: report.seconds + (performance.now() - indexing) / 1000 };
};

interface ReadJobs {
  readonly store: ImportStore;
  /** Generation of the categories that rows may name. */
  readonly categories: number;
  readonly rows: AsyncIterable<ImportRow>;
  readonly reject: Reject;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Reads the jobs of a file; they are few, and nothing is written. */
export const readJobs = async ({ store, categories, ...options }: ReadJobs): Promise<[KindReport, Job[]]> => {
  const parse = jobRow(await store.ids('categories', categories));
  const [report, rows] = await collectRows<JobRow, ImportKind>({ ...options, kind: 'jobs', parse });
  return [report, jobsOf(rows)];
};

interface ReadStock {
  readonly store: ImportStore;
  /** Generation of the parts that rows may name. */
  readonly parts: number;
  readonly rows: AsyncIterable<ImportRow>;
  readonly reject: Reject;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Reads the units free for sale of each part; nothing is written. */
export const readStock = async ({ store, parts, ...options }: ReadStock): Promise<[KindReport, UnitsOfPart[]]> => {
  const parse = stockRow(await store.ids('parts', parts));
  return collectRows<UnitsOfPart, ImportKind>({ ...options, kind: 'stock', parse }, ({ partNo }) => partNo);
};

const stockBatch = 2_000;

/** Sets the units free for sale. Repeating it changes nothing, so an import that broke off here is repeated. */
export const setStock = async (store: ImportStore, units: readonly UnitsOfPart[]): Promise<void> => {
  for (let at = 0; at < units.length; at += stockBatch) await store.setAvailable(units.slice(at, at + stockBatch));
};
