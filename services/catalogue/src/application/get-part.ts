import { cleanse } from '@southline/kernel/part-number';
import type { Mongo } from '@southline/platform/mongo';
import { partNotFound } from '../domain/errors.ts';
import type { PartRow } from '../domain/part-row.ts';
import { type PartDetail, readDetails } from '../storage/part-reader.ts';
import type { CurrentCatalogue } from './current-catalogue.ts';
import { findVehicle } from './find-vehicle.ts';
import { readRowsWith } from './part-rows.ts';

export interface Reading {
  readonly mongo: Mongo;
  readonly catalogue: Pick<CurrentCatalogue, 'snapshot'>;
}

/** One part by number in any spelling, with its specification. */
export const getPart =
  ({ mongo, catalogue }: Reading) =>
  async (query: {
    readonly partNo: string;
    readonly vehicleSlug: string;
  }): Promise<{ row: PartRow; detail: PartDetail }> => {
    const snapshot = catalogue.snapshot();
    const partNo = cleanse(query.partNo);
    const vehicle = await findVehicle(mongo, snapshot, query.vehicleSlug);
    const {
      rows: [row],
      parts,
    } = await readRowsWith(readDetails)(mongo, snapshot, [partNo], vehicle);
    const detail = parts.get(partNo);
    if (!row || !detail) throw partNotFound(query.partNo);
    return { row, detail };
  };
