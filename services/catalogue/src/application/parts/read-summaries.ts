import type { PartSummary } from '../../domain/parts/part.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Parts as lists show them; those that were shown lately come from memory. Unknown parts are left out. */
export const readSummaries =
  ({ caches, read }: Pick<Snapshot, 'caches' | 'read'>) =>
  async (partNos: readonly string[]): Promise<ReadonlyMap<string, PartSummary>> => {
    const found = new Map<string, PartSummary>();
    const missing: string[] = [];
    for (const partNo of partNos) {
      const known = caches.summaries.get(partNo);
      if (known) found.set(partNo, known);
      else missing.push(partNo);
    }
    for (const [partNo, part] of await read.summaries(missing)) {
      found.set(partNo, part);
      caches.summaries.set(partNo, part);
    }
    return found;
  };
