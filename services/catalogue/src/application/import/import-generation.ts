import type { ImportStore } from '../../domain/import/ports.ts';
import type { Generations, Kind } from '../../domain/snapshot/generation.ts';
import { loaders, type RowOptions } from './loaders.ts';
import type { KindReport } from './rejects.ts';

export interface ImportGeneration extends RowOptions {
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
