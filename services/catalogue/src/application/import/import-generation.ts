import type { Mongo } from '@southline/platform/mongo';
import { indexGeneration } from '../../storage/generation-indexes.ts';
import { createGeneration, type Generations, type Kind } from '../../storage/generations.ts';
import { loaders, type RowOptions } from './loaders.ts';
import type { KindReport } from './rejects.ts';

export interface ImportGeneration extends RowOptions {
  readonly mongo: Mongo;
  readonly kind: Kind;
  readonly generation: number;
  /** What rows may refer to. */
  readonly references: Generations;
}

/** Fills a new generation of one kind and builds its indexes; nobody reads it before the pointer flips. */
export const importGeneration = async (options: ImportGeneration): Promise<KindReport> => {
  const { mongo, kind, generation, references } = options;
  const collection = await createGeneration(mongo, kind, generation);
  const load = await loaders[kind](mongo, references);
  // Loading needs no majority per batch: the flip does, and it comes after these writes in the log.
  const report = await load(options, (documents) =>
    collection.insertMany(documents, { ordered: false, writeConcern: { w: 1 } }),
  );
  const indexing = performance.now();
  await indexGeneration(mongo, kind, generation);
  return { ...report, seconds: report.seconds + (performance.now() - indexing) / 1000 };
};
