import { groupRows, type PartListing } from '../domain/part-row.ts';
import type { EmptySearchLog } from './empty-searches.ts';
import { findByKeywords } from './find-by-keywords.ts';
import { findVehicle } from './find-vehicle.ts';
import { readListRows } from './part-rows.ts';
import type { Reading } from './reading.ts';

const pageSize = 10;

export interface KeywordListing extends PartListing {
  readonly maxPage: number;
}

/** A page of the parts that numbers and words lead to, the likeliest first. */
export const searchByKeywords =
  (reading: Reading, emptySearches: EmptySearchLog) =>
  async (query: {
    readonly keywords: string;
    readonly page: number;
    readonly vehicleSlug: string;
  }): Promise<KeywordListing> => {
    const snapshot = reading.catalogue.snapshot();
    const from = (Math.max(1, query.page) - 1) * pageSize;
    const { partNos, totalCount } = findByKeywords(snapshot, query.keywords, { from, count: pageSize });
    if (totalCount === 0) emptySearches.note(query.keywords);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const rows = await readListRows(reading, snapshot, partNos, vehicle);
    return { groups: groupRows(rows), totalCount, maxPage: Math.max(1, Math.ceil(totalCount / pageSize)) };
  };
