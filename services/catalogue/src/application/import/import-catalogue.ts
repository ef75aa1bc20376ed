import type { Clock } from '@southline/kernel/clock';
import type { Logger } from '@southline/platform/logger';
import type { Mongo } from '@southline/platform/mongo';
import type { CsvRow } from '../../storage/csv.ts';
import {
  dropUnused,
  type Generations,
  kinds,
  nextGeneration,
  noGenerations,
  publish,
  readPointer,
} from '../../storage/generations.ts';
import { importGeneration } from './import-generation.ts';
import { withImportLease } from './import-lease.ts';
import { importStock } from './import-stock.ts';
import type { ImportKind, KindReport, Reject } from './rejects.ts';

export interface ImportCatalogue {
  readonly mongo: Mongo;
  readonly logger: Logger;
  readonly clock: Clock;
  /** The kinds to import; the others stay as they are. */
  readonly rows: Readonly<Partial<Record<ImportKind, () => AsyncIterable<CsvRow>>>>;
  readonly reject: Reject;
  readonly dryRun?: boolean;
  /** Publishes however many rows were rejected. */
  readonly force?: boolean;
  readonly progress?: (report: KindReport) => void;
}

export interface ImportReport {
  readonly kinds: readonly KindReport[];
  readonly published: boolean;
  /** Why it was not published, where it should have been. */
  readonly reason?: string;
}

/** Past this share of rejected rows a file is taken for the wrong one. */
const maxRejectedShare = 0.1;

const doubtful = (reports: readonly KindReport[]): string | undefined => {
  const bad = reports.find(({ read, taken, rejected }) => taken === 0 || rejected > read * maxRejectedShare);
  return bad && `${bad.kind}: ${bad.rejected} of ${bad.read} rows were rejected`;
};

/**
 * Loads new generations of the given kinds beside those that are read, then flips the pointer to all of them at once.
 * Nothing is visible before; a failure or a dry run leaves nothing behind.
 */
export const importCatalogue = (options: ImportCatalogue): Promise<ImportReport> => {
  const { mongo, logger, clock, rows, reject, dryRun = false, force = false, progress } = options;
  return withImportLease(mongo, logger, async (checkLease) => {
    await dropUnused(mongo);
    const current = (await readPointer(mongo))?.generations ?? noGenerations;
    const reports: KindReport[] = [];
    let fresh: Partial<Generations> = {};
    let published = false;
    try {
      for (const kind of kinds) {
        const read = rows[kind];
        if (!read) continue;
        const generation = await nextGeneration(mongo, kind);
        fresh = { ...fresh, [kind]: generation };
        const references = { ...current, ...fresh };
        reports.push(await importGeneration({ mongo, kind, generation, references, rows: read(), reject, progress }));
        checkLease();
      }
      const reason = force ? undefined : doubtful(reports);
      if (rows.stock && !reason) {
        const { parts } = { ...current, ...fresh };
        reports.push(await importStock({ mongo, parts, rows: rows.stock(), reject, dryRun, progress }));
      }
      if (!dryRun && !reason) {
        if (Object.keys(fresh).length > 0) await publish(mongo, fresh, clock.now());
        published = true;
      }
      return { kinds: reports, published, ...(reason && { reason }) };
    } finally {
      if (!published) await dropUnused(mongo);
    }
  });
};
