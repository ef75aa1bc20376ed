import type { ListOptions } from '../../domain/lists/list-options.ts';
import { maxRows, type PartListing, type PartRow } from '../../domain/parts/part-row.ts';
import { emptyListing, listPage } from '../lists/list-page.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import type { EmptySearchLog } from './empty-searches.ts';
import { explained } from './explained.ts';
import { meantBy } from './meant-by.ts';
import { partsCalled, partsOfNumber, readNumber } from './part-numbers.ts';

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
    const found = partsOfNumber(snapshot, number, maxRows);
    const isEmpty = found.length === 0 && (await meantBy(snapshot, query.partNo)).ordinals.length === 0;
    if (isEmpty) emptySearches.note(query.partNo);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const { ordinalOf } = snapshot.parts;
    const hits = {
      ordinals: Uint32Array.from(found, ordinalOf),
      called: new Set(partsCalled(snapshot, number).map(ordinalOf)),
    };
    const explain = (rows: readonly PartRow[]) => explained(snapshot, [number], rows);
    return listPage(reading, snapshot, { hits, vehicle, options: query.options, explain });
  };
