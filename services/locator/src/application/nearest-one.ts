import type { FoundDealer } from '../domain/dealer.ts';
import type { NearSearch, Reader } from '../domain/ports.ts';

/** The search starts with a small radius, because the database searches the whole radius even if a dealer is close. */
const ringsKm = [15, 100, 500, undefined] as const;

/** The one nearest dealer, at any distance. */
export const nearestOne = async (
  reader: Pick<Reader, 'near'>,
  search: Omit<NearSearch, 'most' | 'withinKm'>,
): Promise<FoundDealer | undefined> => {
  for (const withinKm of ringsKm) {
    const [nearest] = await reader.near({ ...search, most: 1, withinKm });
    if (nearest) return nearest;
  }
  return undefined;
};
