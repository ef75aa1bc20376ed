import { groupRows, maxRows, type PartListing } from '../domain/part-row.ts';
import type { Vehicle } from '../domain/vehicle.ts';
import { findVehicle } from './find-vehicle.ts';
import { readListRows } from './part-rows.ts';
import type { Reading } from './reading.ts';
import type { Snapshot } from './snapshot.ts';

/** All parts of some categories, whatever they fit; the vehicle only adds its verdicts. */
export const listCategoryParts = async (
  reading: Reading,
  snapshot: Snapshot,
  categoryIds: readonly string[],
  vehicle: Vehicle | undefined,
): Promise<PartListing> => {
  const partNos = await snapshot.caches.categoryParts.get(categoryIds.join('\n'), () =>
    snapshot.read.categoryParts(categoryIds, maxRows),
  );
  const { rank } = snapshot.categories;
  const rows = await readListRows(reading, snapshot, partNos, vehicle);
  rows.sort((a, b) => rank(a.categoryId) - rank(b.categoryId));
  return { groups: groupRows(rows), totalCount: snapshot.parts.count(categoryIds) };
};

/** Parts of a category by its name in any spelling: the finder's quick links. */
export const listPartsByCategoryName =
  (reading: Reading) =>
  async (query: { readonly category: string; readonly vehicleSlug: string }): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const categoryIds = snapshot.categories.named(query.category);
    if (categoryIds.length === 0) return { groups: [], totalCount: 0 };
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    return listCategoryParts(reading, snapshot, categoryIds, vehicle);
  };
