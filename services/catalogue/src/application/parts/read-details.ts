import type { PartDetail } from '../../domain/parts/part.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Whole parts by cleansed number; those asked for lately stay while the snapshot lasts, since a cart asks until it is paid. */
export const readDetails = async (
  { read, caches }: Pick<Snapshot, 'read' | 'caches'>,
  partNos: readonly string[],
): Promise<ReadonlyMap<string, PartDetail>> => {
  const found = new Map<string, PartDetail>();
  const missing: string[] = [];
  for (const partNo of partNos) {
    const known = caches.details.get(partNo);
    if (known) found.set(partNo, known);
    else missing.push(partNo);
  }
  if (missing.length === 0) return found;
  for (const [partNo, part] of await read.details(missing)) {
    caches.details.set(partNo, part);
    found.set(partNo, part);
  }
  return found;
};
