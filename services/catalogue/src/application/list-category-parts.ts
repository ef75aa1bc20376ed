import type { Mongo } from '@southline/platform/mongo';
import { groupRows, maxRows, type PartListing } from '../domain/part-row.ts';
import type { VehicleDocument } from '../storage/documents.ts';
import { readCategoryParts } from '../storage/part-reader.ts';
import { findVehicle } from './find-vehicle.ts';
import type { Reading } from './get-part.ts';
import { readPartRows } from './part-rows.ts';
import type { Snapshot } from './snapshot.ts';

/** All parts of some categories, whatever they fit; the vehicle only adds its verdicts. */
export const listCategoryParts = async (
  mongo: Mongo,
  snapshot: Snapshot,
  categoryIds: readonly string[],
  vehicle: VehicleDocument | undefined,
): Promise<PartListing> => {
  const partNos = await readCategoryParts(mongo, snapshot.generations, categoryIds, maxRows);
  const { rank } = snapshot.categories;
  const rows = await readPartRows(mongo, snapshot, partNos, vehicle);
  rows.sort((a, b) => rank(a.categoryId) - rank(b.categoryId));
  return { groups: groupRows(rows), totalCount: snapshot.parts.count(categoryIds) };
};

/** Parts of a category by its name in any spelling: the finder's quick links. */
export const listPartsByCategoryName =
  ({ mongo, catalogue }: Reading) =>
  async (query: { readonly category: string; readonly vehicleSlug: string }): Promise<PartListing> => {
    const snapshot = catalogue.snapshot();
    const categoryIds = snapshot.categories.named(query.category);
    if (categoryIds.length === 0) return { groups: [], totalCount: 0 };
    const vehicle = await findVehicle(mongo, snapshot, query.vehicleSlug);
    return listCategoryParts(mongo, snapshot, categoryIds, vehicle);
  };
