import { type CategoryNode, prune } from '../../domain/parts/category-tree.ts';
import type { Reading } from '../snapshot/reading.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';

/** The category tree; with a vehicle, only the branches with parts for it. */
export const listCategories =
  (reading: Reading) =>
  async (vehicleSlug: string): Promise<readonly CategoryNode[]> => {
    const snapshot = reading.catalogue.snapshot();
    const { categories, parts } = snapshot;
    if (vehicleSlug === '') return categories.roots;
    const vehicle = await findVehicle(snapshot, vehicleSlug);
    if (!vehicle) return [];
    const filled = new Set(Array.from(partsOnVehicle(snapshot, vehicle), parts.categoryAt));
    return prune(categories.roots, filled);
  };
