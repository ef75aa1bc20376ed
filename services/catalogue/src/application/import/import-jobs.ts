import type { ImportRow } from '@southline/imports/import-row';
import { loadRows } from '@southline/imports/load-rows';
import type { Reject } from '@southline/imports/rejects';
import type { ImportStore } from '../../domain/import/ports.ts';
import type { Job } from '../../domain/jobs/job.ts';
import type { ImportKind, KindReport } from './rejects.ts';
import { type JobRow, jobRow, jobsOf } from './rows/job-row.ts';

export interface ReadJobs {
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
