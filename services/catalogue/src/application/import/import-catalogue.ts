import type { ImportRow } from '@southline/imports/import-row';
import { doubtOf } from '@southline/imports/judge';
import type { Reject } from '@southline/imports/rejects';
import type { Clock } from '@southline/kernel/clock';
import type { ImportLease, ImportStore } from '../../domain/import/ports.ts';
import { flipped, type Generations, kinds, noGenerations } from '../../domain/snapshot/generation.ts';
import { partIndexOf } from '../snapshot/part-index-of.ts';
import { importGeneration, readEveryday, readJobs, readStock, setStock } from './import-kinds.ts';
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

// A job without one of its rows would be wrong, so jobs allow no rejected rows.
const doubtOfKind = (report: KindReport): string | undefined => doubtOf(report, report.kind === 'jobs' ? 0 : undefined);

/**
 * Loads new generations of the given kinds next to the current ones, then moves the pointer to all of them at once. All rows
 * are judged before anything is visible. A failure or a dry run leaves nothing behind.
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
      const { parts } = { ...current, ...fresh };
      const stock = rows.stock && (await readStock({ store, parts, rows: rows.stock(), reject, progress }));
      if (stock) reports.push(stock[0]);
      const reason = force ? undefined : reports.map(doubtOfKind).find(Boolean);
      if (!dryRun && !reason) {
        const next = Object.keys(fresh).length > 0 ? flipped(pointer, fresh, clock.now()) : undefined;
        if (next) {
          const indexing = performance.now();
          await partIndexOf(store, next.generations);
          indexSeconds = (performance.now() - indexing) / 1000;
        }
        checkLease();
        if (stock) await setStock(store, stock[1]);
        if (next) await store.flip(next);
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
