import { cleanse } from '@southline/kernel/part-number';
import { groupRows, maxRows, type PartListing } from '../domain/part-row.ts';
import { findVehicle } from './find-vehicle.ts';
import { readListRows } from './part-rows.ts';
import type { Reading } from './reading.ts';
import type { Snapshot } from './snapshot.ts';

/** Three characters name the beginning of a number, from the index's own limit; its middle needs one more. */
const infixFrom = 4;

/** Parts that a number may mean, the likeliest first: own, maker's, superseded, interchange, beginning, middle. */
export const partsOfNumber = ({ parts, supersessions }: Snapshot, number: string): string[] => {
  const [own, oe] = [parts.own(number), parts.oe(number)];
  const found = new Set<string>();
  const add = (partNos: readonly string[]) => {
    for (const partNo of partNos) found.add(partNo);
  };
  if (parts.has(number)) found.add(number);
  add(oe.exact);
  add(supersessions.successors(number).filter((partNo) => parts.has(partNo)));
  add(parts.interchange(number).exact);
  add(own.prefix);
  add(oe.prefix);
  if (number.length >= infixFrom) {
    add(own.infix);
    add(oe.infix);
  }
  return [...found];
};

/** Parts by number in any spelling; `*`, dashes and blanks do not matter. */
export const searchPartNumber =
  (reading: Reading) =>
  async (query: { readonly partNo: string; readonly vehicleSlug: string }): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const number = cleanse(query.partNo);
    if (number === '') return { groups: [], totalCount: 0 };
    const found = partsOfNumber(snapshot, number);
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    const rows = await readListRows(reading, snapshot, found.slice(0, maxRows), vehicle);
    return { groups: groupRows(rows), totalCount: found.length };
  };
