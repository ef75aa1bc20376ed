import { cleanse } from '@southline/kernel/part-number';
import { partNotFound } from '../../domain/errors.ts';
import type { OtherNumbers, PartDetail } from '../../domain/parts/part.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { alternativeTo } from './alternative-to.ts';
import { readListRows, readRows } from './part-rows.ts';
import { sameUse } from './same-use.ts';

export interface FoundPart {
  readonly row: PartRow;
  readonly detail: PartDetail;
  readonly others: OtherNumbers;
  /** As printed: a part in stock that does the same, where this one has none left. */
  readonly alternative: string;
  /** Its category and those above it, the highest first. */
  readonly trail: readonly { readonly id: string; readonly name: string }[];
  /** Parts for the same use that can be bought, the cheapest first. */
  readonly alternatives: readonly PartRow[];
}

const shownAlternatives = 6;

/** One part by number in any spelling, with its specification. */
export const getPart =
  (reading: Reading) =>
  async (query: { readonly partNo: string; readonly vehicleSlug: string }): Promise<FoundPart> => {
    const snapshot = reading.catalogue.snapshot();
    const partNo = cleanse(query.partNo);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const {
      rows: [row],
      parts,
    } = await readRows(reading, snapshot, { partNos: [partNo], vehicle, read: snapshot.read.details });
    const detail = parts.get(partNo);
    if (!row || !detail) throw partNotFound(query.partNo);
    const [numbers, alike] = await Promise.all([snapshot.read.otherNumbers([partNo]), sameUse(snapshot, partNo)]);
    const others = numbers.get(partNo) ?? { oeNumbers: [], interchange: [] };
    const rowsAlike = await readListRows(reading, snapshot, alike, vehicle);
    const short = row.orderable && row.available < row.minQty;
    const instead = short ? await alternativeTo(reading, snapshot, partNo, others) : undefined;
    const printed = instead && (await snapshot.read.summaries([instead])).get(instead)?.partNo;
    const { categories } = snapshot;
    return {
      ...{ row, detail, others, alternative: printed ?? '' },
      trail: categories
        .path(detail.categoryId)
        .map((id) => ({ id, name: categories.name(id) }))
        .reverse(),
      alternatives: rowsAlike
        .filter(({ orderable, fit }) => orderable && fit !== 'DoesNotFit')
        .sort((a, b) => a.priceCents - b.priceCents)
        .slice(0, shownAlternatives),
    };
  };
