import type { ListOptions } from '../../domain/lists/list-options.ts';
import { maxRows, type PartListing, type PartRow } from '../../domain/parts/part-row.ts';
import { emptyListing, listPage } from '../lists/list-page.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import type { EmptySearchLog } from './empty-searches.ts';
import { explained } from './explained.ts';
import { partsCalled, partsLike, partsNear, readNumber } from './part-numbers.ts';

/** Parts that a number may mean; one typing mistake is allowed if no part has the number. */
export const partsOfNumber = (snapshot: Snapshot, number: string): string[] => {
  const found = partsLike(snapshot, number, maxRows);
  return found.length > 0 ? found : partsNear(snapshot, number);
};

/** Parts by number in any spelling; `*`, dashes and blanks are ignored. */
export const searchPartNumber =
  (reading: Reading, emptySearches: EmptySearchLog) =>
  async (query: {
    readonly partNo: string;
    readonly vehicleSlug: string;
    readonly options?: ListOptions | undefined;
  }): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const number = readNumber(snapshot, query.partNo);
    if (number === '') return emptyListing;
    const found = partsOfNumber(snapshot, number);
    if (found.length === 0) emptySearches.note(query.partNo);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const { ordinalOf } = snapshot.parts;
    const hits = {
      ordinals: Uint32Array.from(found, ordinalOf),
      called: new Set(partsCalled(snapshot, number).map(ordinalOf)),
    };
    const explain = (rows: readonly PartRow[]) => explained(snapshot, [number], rows);
    return listPage(reading, snapshot, { hits, vehicle, options: query.options, explain });
  };
