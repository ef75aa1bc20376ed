import type { ImportRow } from '@southline/imports/import-row';
import { loadRows } from '@southline/imports/load-rows';
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
export const readEveryday = async (options: ReadEveryday): Promise<[KindReport, EverydayRow[]]> => {
  const rows: EverydayRow[] = [];
  const report = await loadRows<EverydayRow, ImportKind>({
    ...options,
    kind: 'everyday',
    parse: everydayRow,
    write: async (batch) => {
      rows.push(...batch);
      return [];
    },
  });
  return [report, rows];
};

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
  const rows: JobRow[] = [];
  const report = await loadRows<JobRow, ImportKind>({
    ...options,
    kind: 'jobs',
    parse: jobRow(await store.ids('categories', categories)),
    write: async (batch) => {
      rows.push(...batch);
      return [];
    },
  });
  return [report, jobsOf(rows)];
};

interface ImportStock {
  readonly store: ImportStore;
  /** Generation of the parts that rows may name. */
  readonly parts: number;
  readonly rows: AsyncIterable<ImportRow>;
  readonly reject: Reject;
  readonly dryRun: boolean;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Sets the units free for sale; repeating the same file changes nothing. A dry run only reads and checks the rows. */
export const importStock = async ({ store, parts, dryRun, ...options }: ImportStock): Promise<KindReport> => {
  const seen = new Set<string>();
  const parse = stockRow(await store.ids('parts', parts));
  return loadRows<UnitsOfPart, ImportKind>({
    ...options,
    kind: 'stock',
    parse: (cells) => {
      const parsed = parse(cells);
      if (!('value' in parsed)) return parsed;
      const { partNo } = parsed.value;
      if (seen.has(partNo)) return { problems: [{ field: 'part_no', problem: 'is in the file already' }] };
      seen.add(partNo);
      return parsed;
    },
    write: async (batch) => {
      if (!dryRun) await store.setAvailable(batch);
      return [];
    },
  });
};
