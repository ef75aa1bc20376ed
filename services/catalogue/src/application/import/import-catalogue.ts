import type { ImportRow } from '@southline/imports/import-row';
import type { Reject } from '@southline/imports/rejects';
import type { Clock } from '@southline/kernel/clock';
import type { ImportLease, ImportStore } from '../../domain/import/ports.ts';
import { flipped, type Generations, kinds, noGenerations } from '../../domain/snapshot/generation.ts';
import { partIndexOf } from '../snapshot/part-index-of.ts';
import { importGeneration, importStock, readEveryday, readJobs } from './import-kinds.ts';
import type { ImportKind, KindReport } from './rejects.ts';

/** Rows by kind. Each source can be read only once. */
export type RowSources = Readonly<Partial<Record<ImportKind, () => AsyncIterable<ImportRow>>>>;

export interface ImportCatalogue {
  readonly store: ImportStore;
  readonly lease: ImportLease;
  readonly clock: Clock;
  /** The kinds to import; the others stay as they are. */
  readonly rows: RowSources;
  readonly reject: Reject;
  readonly dryRun?: boolean;
  /** Publishes even if many rows were rejected. */
  readonly force?: boolean;
  readonly progress?: (report: KindReport) => void;
}

export interface ImportReport {
  readonly kinds: readonly KindReport[];
  /** How long building the part index took. */
  readonly indexSeconds: number;
  readonly published: boolean;
  /** The reason if publishing was intended but did not happen. */
  readonly reason?: string;
}

/** Above this share of rejected rows the file is assumed to be the wrong one. */
const maxRejectedShare = 0.1;

const doubtful = (reports: readonly KindReport[]): string | undefined => {
  // A job without one of its rows would be wrong, so jobs allow no rejected rows.
  const allowed = ({ kind, read }: KindReport) => (kind === 'jobs' ? 0 : read * maxRejectedShare);
  const bad = reports.find((report) => report.taken === 0 || report.rejected > allowed(report));
  return bad && `${bad.kind}: ${bad.rejected} of ${bad.read} rows were rejected`;
};

/**
 * Loads new generations of the given kinds next to the current ones, then moves the pointer to all of them at once. Nothing
 * is visible before that; a failure or a dry run leaves nothing behind.
 */
export const importCatalogue = (options: ImportCatalogue): Promise<ImportReport> => {
  const { store, lease, clock, rows, reject, dryRun = false, force = false, progress } = options;
  return lease(async (checkLease) => {
    await store.dropUnused();
    const pointer = await store.pointer();
    const current = pointer?.generations ?? noGenerations;
    const reports: KindReport[] = [];
    let fresh: Partial<Generations> = {};
    let published = false;
    let indexSeconds = 0;
    try {
      for (const kind of kinds) {
        const read = rows[kind];
        if (!read) continue;
        const generation = await store.create(kind);
        fresh = { ...fresh, [kind]: generation };
        const references = { ...current, ...fresh };
        reports.push(await importGeneration({ store, kind, generation, references, rows: read(), reject, progress }));
        checkLease();
      }
      const { categories } = { ...current, ...fresh };
      const jobs = rows.jobs && (await readJobs({ store, categories, rows: rows.jobs(), reject, progress }));
      if (jobs) reports.push(jobs[0]);
      const everyday = rows.everyday && (await readEveryday({ rows: rows.everyday(), reject, progress }));
      if (everyday) reports.push(everyday[0]);
      const reason = force ? undefined : doubtful(reports);
      if (rows.stock && !reason) {
        const { parts } = { ...current, ...fresh };
        reports.push(await importStock({ store, parts, rows: rows.stock(), reject, dryRun, progress }));
      }
      if (!dryRun && !reason) {
        if (Object.keys(fresh).length > 0) {
          const next = flipped(pointer, fresh, clock.now());
          const indexing = performance.now();
          await partIndexOf(store, next.generations);
          indexSeconds = (performance.now() - indexing) / 1000;
          checkLease();
          await store.flip(next);
        }
        if (jobs) await store.replaceJobs(jobs[1]);
        if (everyday) await store.replaceEveryday(everyday[1]);
        published = true;
      }
      return { kinds: reports, indexSeconds, published, ...(reason && { reason }) };
    } finally {
      if (!published) await store.dropUnused();
    }
  });
};
