import { type CategoryNode, prune } from '../domain/category-tree.ts';
import { findVehicle } from './find-vehicle.ts';
import type { Reading } from './get-part.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';

/** The category tree, only the branches that hold parts for the vehicle when one is given. */
export const listCategories =
  ({ mongo, catalogue }: Reading) =>
  async (vehicleSlug: string): Promise<readonly CategoryNode[]> => {
    const snapshot = catalogue.snapshot();
    const { categories, parts } = snapshot;
    if (vehicleSlug === '') return categories.roots;
    const vehicle = await findVehicle(mongo, snapshot, vehicleSlug);
    if (!vehicle) return [];
    const partNos = await partsOnVehicle(mongo, snapshot, vehicle);
    return prune(categories.roots, new Set(partNos.map((partNo) => parts.categoryOf(partNo))));
  };
