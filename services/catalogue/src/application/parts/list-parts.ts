import type { ListOptions } from '../../domain/lists/list-options.ts';
import { groupRows, maxRows, type PartListing, type PartRow } from '../../domain/parts/part-row.ts';
import { noneCalled } from '../lists/hits.ts';
import { cachedPage, emptyListing, type ListQuery, listPage } from '../lists/list-page.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { followingStock } from '../stock/following-stock.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { makeRows, selectParts } from './part-rows.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';
import { readSummaries } from './read-cached.ts';

const inMenuOrder = ({ categories: { rank } }: Snapshot, rows: PartRow[]) =>
  rows.sort((a, b) => rank(a.categoryId) - rank(b.categoryId));

const listingOf = async (snapshot: Snapshot, categoryIds: readonly string[]) => {
  const { partNos, needed, counted } = selectParts(
    snapshot,
    Array.from(snapshot.parts.inCategories(categoryIds).subarray(0, maxRows), snapshot.parts.at),
  );
  const totalCount = snapshot.parts.count(categoryIds);
  return followingStock(counted, async (available) => {
    const parts = await readSummaries(snapshot)(needed);
    const rows = makeRows(snapshot, partNos, { parts, available, fitments: undefined });
    return { groups: groupRows(inMenuOrder(snapshot, rows)), totalCount, maxPage: 1 };
  });
};

/** All parts of some categories; parts that fit the vehicle come first. */
const listCategoryParts = async (
  reading: Reading,
  snapshot: Snapshot,
  categoryIds: readonly string[],
  { vehicle, options }: Omit<ListQuery, 'hits'>,
): Promise<PartListing> => {
  if (!vehicle && !options) {
    const keep = () => listingOf(snapshot, categoryIds);
    const listing = await snapshot.caches.listings.get(categoryIds.join('\n'), keep);
    return listing(reading.stock);
  }
  const hits = { ordinals: snapshot.parts.inCategories(categoryIds), called: noneCalled };
  return cachedPage(reading, snapshot, { hits, vehicle, options }, categoryIds.join('\n'));
};

/** Parts of categories by their names in any spelling: for the finder's quick links, and for the sizes on a range page. */
export const listPartsByCategoryName =
  (reading: Reading) =>
  async (query: {
    readonly category: string;
    readonly furtherCategories: readonly string[];
    readonly vehicleSlug: string;
    readonly options?: ListOptions | undefined;
  }): Promise<PartListing> => {
    const snapshot = reading.catalogue.snapshot();
    const names = [query.category, ...query.furtherCategories];
    const categoryIds = [...new Set(names.flatMap(snapshot.categories.named))];
    if (categoryIds.length === 0) return emptyListing;
    const vehicle = await findVehicle(snapshot, query.vehicleSlug);
    return listCategoryParts(reading, snapshot, categoryIds, { vehicle, options: query.options });
  };

interface ListParts {
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
