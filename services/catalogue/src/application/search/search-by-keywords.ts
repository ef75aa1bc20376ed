import { cleanse } from '@southline/kernel/part-number';
import { groupRows, type PartListing } from '../../domain/parts/part-row.ts';
import { readListRows } from '../parts/part-rows.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import type { EmptySearchLog } from './empty-searches.ts';
import { explained } from './explained.ts';
import { findByKeywords } from './find-by-keywords.ts';
import { readNumber } from './part-numbers.ts';

const pageSize = 10;
/** Shorter ones are anybody's. */
const minNumber = 3;

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
    const typed = [readNumber(snapshot, query.keywords), ...query.keywords.split(/\s+/).map(cleanse)];
    const numbers = typed.filter((number) => /\d/.test(number) && number.length >= minNumber);
    return {
      groups: groupRows(await explained(snapshot, numbers, rows)),
      totalCount,
      maxPage: Math.max(1, Math.ceil(totalCount / pageSize)),
    };
  };
