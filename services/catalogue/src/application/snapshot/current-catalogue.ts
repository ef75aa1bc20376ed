import { type Background, repeat } from '@southline/platform/lifecycle';
import type { Logger } from '@southline/platform/logger';
import { noGenerations } from '../../domain/snapshot/generation.ts';
import type { CatalogueStore } from '../../domain/snapshot/ports.ts';
import type { Units } from '../stock/follow-units.ts';
import { loadSnapshot, type Snapshot } from './snapshot.ts';
import { vehicleTableOf } from './vehicle-table-of.ts';

export interface CurrentCatalogue extends Background {
  /** Call it once per request, so that the whole answer comes from one snapshot. */
  snapshot(): Snapshot;
  /** When the data of the snapshot were published; undefined before the first import. */
  publishedAt(): Date | undefined;
}

const pollMs = 1_000;

/**
 * Follows the pointer and the shop's own language. A change is detected within a second and served as soon as its snapshot
 * is loaded.
 */
export const followCatalogue = async (
  store: CatalogueStore,
  stock: Pick<Units, 'of'>,
  logger: Logger,
): Promise<CurrentCatalogue> => {
  let version = '';
  let current: Snapshot | undefined;
  let publishedAt: Date | undefined;

  const follow = async () => {
    const [pointer, languageVersion] = await Promise.all([store.pointer(), store.language.version()]);
    const next = `${pointer?.version ?? 0}.${languageVersion}`;
    if (current && next === version) return false;
    const began = Date.now();
    current = await loadSnapshot(store, stock, pointer?.generations ?? noGenerations, current);
    version = next;
    publishedAt = pointer?.publishedAt;
    logger.info(
      { version, generations: current.generations, parts: current.parts.size, ms: Date.now() - began },
      'catalogue loaded',
    );
    // Prepared in advance for the first part page; a request that comes earlier waits for it.
    vehicleTableOf(current).catch((error: unknown) => logger.warn({ err: error }, 'the vehicles were not read'));
    return false;
  };

  await follow();
  const loop = repeat('catalogue pointer', pollMs, logger, follow);
  return {
    ...loop,
    publishedAt: () => publishedAt,
    snapshot: () => {
      if (!current) throw new Error('The catalogue is not loaded.');
      return current;
    },
  };
};
