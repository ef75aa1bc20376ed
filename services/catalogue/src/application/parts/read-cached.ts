import type { LRUCache } from 'lru-cache';
import type { OtherNumbers, PartDetail, PartSummary } from '../../domain/parts/part.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

type Cached = Pick<Snapshot, 'caches' | 'read'>;
type Read<Part> = (partNos: readonly string[]) => Promise<ReadonlyMap<string, Part>>;

/** Reads recently requested parts from memory; unknown parts are left out. */
const readCached = async <Part extends object>(
  cache: LRUCache<string, Part>,
  read: Read<Part>,
  partNos: readonly string[],
): Promise<ReadonlyMap<string, Part>> => {
  const found = new Map<string, Part>();
  const missing: string[] = [];
  for (const partNo of partNos) {
    const known = cache.get(partNo);
    if (known) found.set(partNo, known);
    else missing.push(partNo);
  }
  if (missing.length === 0) return found;
  for (const [partNo, part] of await read(missing)) {
    cache.set(partNo, part);
    found.set(partNo, part);
  }
  return found;
};

/** Parts as lists show them. */
export const readSummaries =
  ({ caches, read }: Cached): Read<PartSummary> =>
  (partNos) =>
    readCached(caches.summaries, read.summaries, partNos);

/** Whole parts are cached, because a cart requests them repeatedly until it is paid. */
export const readDetails =
  ({ caches, read }: Cached): Read<PartDetail> =>
  (partNos) =>
    readCached(caches.details, read.details, partNos);

export const readOtherNumbers =
  ({ caches, read }: Cached): Read<OtherNumbers> =>
  (partNos) =>
    readCached(caches.otherNumbers, read.otherNumbers, partNos);
