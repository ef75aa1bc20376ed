import { cleanse } from '@southline/kernel/part-number';
import { partNotFound } from '../domain/errors.ts';
import type { PartDetail } from '../domain/part.ts';
import type { PartRow } from '../domain/part-row.ts';
import { findVehicle } from './find-vehicle.ts';
import { readRows } from './part-rows.ts';
import type { Reading } from './reading.ts';

/** One part by number in any spelling, with its specification. */
export const getPart =
  (reading: Reading) =>
  async (query: {
    readonly partNo: string;
    readonly vehicleSlug: string;
  }): Promise<{ row: PartRow; detail: PartDetail }> => {
    const snapshot = reading.catalogue.snapshot();
    const partNo = cleanse(query.partNo);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const {
      rows: [row],
      parts,
    } = await readRows(reading, snapshot, { partNos: [partNo], vehicle, read: snapshot.read.details });
    const detail = parts.get(partNo);
    if (!row || !detail) throw partNotFound(query.partNo);
    return { row, detail };
  };
