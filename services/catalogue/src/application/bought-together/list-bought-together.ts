import { cleanse } from '@southline/kernel/part-number';
import type { PairStore } from '../../domain/bought-together/ports.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';
import { readListRows } from '../parts/part-rows.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';

const shown = 4;
/** Some are no longer sold or do not fit the vehicle. */
const mostRead = 4 * shown;

/** Parts that buyers usually order together with this one; with a vehicle only those that fit it. */
export const listBoughtTogether =
  (reading: Reading, pairs: PairStore) =>
  async (query: { readonly partNo: string; readonly vehicleSlug: string }): Promise<PartRow[]> => {
    const snapshot = reading.catalogue.snapshot();
    const [others, vehicle] = await Promise.all([
      pairs.boughtWith(cleanse(query.partNo), mostRead),
      findVehicle(snapshot, query.vehicleSlug),
    ]);
    const rows = await readListRows(reading, snapshot, others, vehicle);
    return rows.filter(({ orderable, fit }) => orderable && fit !== 'DoesNotFit').slice(0, shown);
  };
