import { groupRows, maxRows, type PartListing } from '../../domain/parts/part-row.ts';
import { readListRows } from '../parts/part-rows.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import type { EmptySearchLog } from './empty-searches.ts';
import { explained } from './explained.ts';
import { partsLike, partsNear, readNumber } from './part-numbers.ts';

/** Parts that a number may mean; one typing mistake is forgiven where nothing is called so. */
export const partsOfNumber = (snapshot: Snapshot, number: string): string[] => {
  const found = partsLike(snapshot, number, maxRows);
  return found.length > 0 ? found : partsNear(snapshot, number);
};

/** Parts by number in any spelling; `*`, dashes and blanks do not matter. */
export const searchPartNumber =
  (reading: Reading, emptySearches: EmptySearchLog) =>
  async (query: { readonly partNo: string; readonly vehicleSlug: string }): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const number = readNumber(snapshot, query.partNo);
    if (number === '') return { groups: [], totalCount: 0 };
    const found = partsOfNumber(snapshot, number);
    if (found.length === 0) emptySearches.note(query.partNo);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const rows = await readListRows(reading, snapshot, found.slice(0, maxRows), vehicle);
    return { groups: groupRows(await explained(snapshot, [number], rows)), totalCount: found.length };
  };
