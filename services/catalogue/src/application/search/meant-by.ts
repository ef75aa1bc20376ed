import { maxQuery } from '../../domain/search/expression.ts';
import type { Meant } from '../lists/hits.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { vehicleReader } from '../vehicles/vehicles-named.ts';
import { understand } from './understand.ts';

/** The parts that a query means; recent queries are cached. */
export const meantBy = async (snapshot: Snapshot, keywords: string): Promise<Meant> => {
  const text = keywords.slice(0, maxQuery);
  const known = snapshot.caches.hits.get(text);
  if (known) return known;
  const hits = await understand(snapshot, text, await vehicleReader(snapshot));
  snapshot.caches.hits.set(text, hits);
  return hits;
};
