import { groupRows, maxRows, type PartListing } from '../../domain/parts/part-row.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { listCategoryParts } from './list-category-parts.ts';
import { readListRows } from './part-rows.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';

export interface ListParts {
  readonly vehicleSlug: string;
  readonly categoryId: string;
  /** Empty: the category and all below it. */
  readonly subcategoryId: string;
}

/** A part that stands inside a kit of the same list has no row of its own. */
const insideAnother =
  ({ parts }: Snapshot, listed: ReadonlySet<string>) =>
  (partNo: string) => {
    const seen = new Set([partNo]);
    for (let kit = parts.parentOf(partNo); kit && !seen.has(kit); kit = parts.parentOf(kit)) {
      if (listed.has(kit)) return true;
      seen.add(kit);
    }
    return false;
  };

/** Parts of a category that fit a vehicle, in the order of the menu; all parts of it when no vehicle is chosen. */
export const listParts =
  (reading: Reading) =>
  async ({ vehicleSlug, categoryId, subcategoryId }: ListParts): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const { categories, parts } = snapshot;
    const wanted = categories.withDescendants(subcategoryId || categoryId);
    if (vehicleSlug === '') return listCategoryParts(reading, snapshot, wanted, undefined);
    const vehicle = await findVehicle(snapshot, vehicleSlug);
    if (!vehicle || wanted.length === 0) return { groups: [], totalCount: 0 };
    const inCategory = new Set(wanted);
    const fitting = await partsOnVehicle(snapshot, vehicle);
    const listed = new Set(fitting.filter((partNo) => inCategory.has(parts.categoryOf(partNo))));
    const nested = insideAnother(snapshot, listed);
    const rank = (partNo: string) => categories.rank(parts.categoryOf(partNo));
    const top = [...listed].filter((partNo) => !nested(partNo)).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    const rows = await readListRows(reading, snapshot, top.slice(0, maxRows), vehicle);
    return { groups: groupRows(rows), totalCount: top.length };
  };
