import type { ListOptions } from '../../domain/lists/list-options.ts';
import type { PartListing } from '../../domain/parts/part-row.ts';
import { noneCalled } from '../lists/hits.ts';
import { emptyListing, listPage } from '../lists/list-page.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { listCategoryParts } from './list-category-parts.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';

export interface ListParts {
  readonly vehicleSlug: string;
  readonly categoryId: string;
  /** Empty: all parts of the category and below it. */
  readonly subcategoryId: string;
  readonly options?: ListOptions | undefined;
}

/** A part inside a kit of the same list gets no row of its own. */
const insideAnother =
  ({ parts }: Snapshot, listed: ReadonlySet<number>) =>
  (ordinal: number) => {
    const first = parts.kitAt(ordinal);
    if (first === -1) return false;
    const seen = new Set([ordinal]);
    for (let kit = first; kit !== -1 && !seen.has(kit); kit = parts.kitAt(kit)) {
      if (listed.has(kit)) return true;
      seen.add(kit);
    }
    return false;
  };

/** Parts of a category that fit a vehicle, in the order of the menu; all parts of it when no vehicle is chosen. */
export const listParts =
  (reading: Reading) =>
  async ({ vehicleSlug, categoryId, subcategoryId, options }: ListParts): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const { categories, parts } = snapshot;
    const wanted = categories.withDescendants(subcategoryId || categoryId);
    if (vehicleSlug === '') return listCategoryParts(reading, snapshot, wanted, { vehicle: undefined, options });
    const vehicle = await findVehicle(snapshot, vehicleSlug);
    if (!vehicle || wanted.length === 0) return emptyListing;
    const inCategory = new Set(wanted);
    const listed = new Set(partsOnVehicle(snapshot, vehicle).filter((part) => inCategory.has(parts.categoryAt(part))));
    const nested = insideAnother(snapshot, listed);
    const rank = (ordinal: number) => categories.rank(parts.categoryAt(ordinal));
    const position = (ordinal: number) => parts.order.positions[ordinal] ?? 0;
    const top = [...listed]
      .filter((ordinal) => !nested(ordinal))
      .sort((a, b) => rank(a) - rank(b) || position(a) - position(b));
    const hits = { ordinals: Uint32Array.from(top), called: noneCalled };
    return listPage(reading, snapshot, { hits, vehicle, options });
  };
