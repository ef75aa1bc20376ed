import type { LRUCache } from 'lru-cache';
import type { OtherNumbers, PartDetail, PartSummary } from '../../domain/parts/part.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

type Kept = Pick<Snapshot, 'caches' | 'read'>;
type Read<Part> = (partNos: readonly string[]) => Promise<ReadonlyMap<string, Part>>;

/** Reads recently requested parts from memory; unknown parts are left out. */
const readKept = async <Part extends object>(
  kept: LRUCache<string, Part>,
  read: Read<Part>,
  partNos: readonly string[],
): Promise<ReadonlyMap<string, Part>> => {
  const found = new Map<string, Part>();
  const missing: string[] = [];
  for (const partNo of partNos) {
    const known = kept.get(partNo);
    if (known) found.set(partNo, known);
    else missing.push(partNo);
  }
  if (missing.length === 0) return found;
  for (const [partNo, part] of await read(missing)) {
    kept.set(partNo, part);
    found.set(partNo, part);
  }
  return found;
};

/** Parts as lists show them. */
export const readSummaries =
  ({ caches, read }: Kept): Read<PartSummary> =>
  (partNos) =>
    readKept(caches.summaries, read.summaries, partNos);

/** Whole parts are cached, because a cart requests them repeatedly until it is paid. */
export const readDetails =
  ({ caches, read }: Kept): Read<PartDetail> =>
  (partNos) =>
    readKept(caches.details, read.details, partNos);

export const readOtherNumbers =
  ({ caches, read }: Kept): Read<OtherNumbers> =>
  (partNos) =>
    readKept(caches.otherNumbers, read.otherNumbers, partNos);
