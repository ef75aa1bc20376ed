import type { Reading } from '../snapshot/reading.ts';
import type { EmptySearchLog } from './empty-searches.ts';
import { meantBy } from './meant-by.ts';

/** Counts a search with results that nobody opened. The search itself counts those without results. */
export const countUnopened =
  (reading: Reading, emptySearches: EmptySearchLog) =>
  async (keywords: string): Promise<void> => {
    const { ordinals, leftOut } = await meantBy(reading.catalogue.snapshot(), keywords);
    if (ordinals.length > 0 && leftOut.length === 0) emptySearches.note(keywords, true);
  };
