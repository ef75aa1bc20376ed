import type { Mongo } from '@southline/platform/mongo';
import type { OptionalUnlessRequiredId } from 'mongodb';
import type { CsvRow } from '../../storage/csv.ts';
import { indexGeneration } from '../../storage/generation-indexes.ts';
import {
  type CatalogueDocuments,
  createGeneration,
  type Generations,
  generationCollection,
  type Kind,
} from '../../storage/generations.ts';
import { loadRows } from './load-rows.ts';
import { parsers } from './parsers.ts';
import type { KindReport, Reject } from './rejects.ts';

export interface ImportGeneration<K extends Kind> {
  readonly mongo: Mongo;
  readonly kind: K;
  readonly generation: number;
  /** What rows may refer to. */
  readonly references: Generations;
  readonly rows: AsyncIterable<CsvRow>;
  readonly reject: Reject;
  readonly progress?: ((report: KindReport) => void) | undefined;
}

/** Fills a new generation of one kind and builds its indexes; nobody reads it before the pointer flips. */
export const importGeneration = async <K extends Kind>(options: ImportGeneration<K>): Promise<KindReport> => {
  const { mongo, kind, generation, references } = options;
  await createGeneration(mongo, kind, generation);
  const collection = generationCollection(mongo, kind, generation);
  const parse = await parsers[kind](mongo, references);
  const report = await loadRows<CatalogueDocuments[K]>({
    ...options,
    parse,
    // Loading needs no majority per batch: the flip does, and it comes after these writes in the log.
    write: (batch) =>
      collection.insertMany(batch as OptionalUnlessRequiredId<(typeof batch)[number]>[], {
        ordered: false,
        writeConcern: { w: 1 },
      }),
  });
  const indexing = performance.now();
  await indexGeneration(mongo, kind, generation);
  return { ...report, seconds: report.seconds + (performance.now() - indexing) / 1000 };
};
