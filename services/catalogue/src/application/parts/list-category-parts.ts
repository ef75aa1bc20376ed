import type { ListOptions } from '../../domain/lists/list-options.ts';
import { groupRows, maxRows, type PartListing, type PartRow } from '../../domain/parts/part-row.ts';
import { noneCalled } from '../lists/hits.ts';
import { cachedPage, emptyListing, type ListQuery } from '../lists/list-page.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { followingStock } from '../stock/following-stock.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { makeRows, selectParts } from './part-rows.ts';
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
export const listCategoryParts = async (
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
