import type { ListOptions } from '../../domain/lists/list-options.ts';
import { countSold, isEmpty } from '../../domain/lists/sift.ts';
import { groupRows, maxRows, type PartListing, type PartRow } from '../../domain/parts/part-row.ts';
import { noneCalled } from '../lists/hits.ts';
import { choosePage, emptyListing, type ListQuery, listPage } from '../lists/list-page.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { type CategoryListing, createCategoryListing } from './category-listing.ts';
import { makeRows, selectParts } from './part-rows.ts';
import { readSummaries } from './read-summaries.ts';

const inMenuOrder = ({ categories: { rank } }: Snapshot, rows: PartRow[]) =>
  rows.sort((a, b) => rank(a.categoryId) - rank(b.categoryId));

const readPartNos = ({ read }: Snapshot, categoryIds: readonly string[]) => read.categoryParts(categoryIds, maxRows);

const listingOf = async (snapshot: Snapshot, categoryIds: readonly string[]) => {
  const { partNos, needed, counted } = selectParts(snapshot, await readPartNos(snapshot, categoryIds));
  const totalCount = snapshot.parts.count(categoryIds);
  return createCategoryListing(counted, async (available) => {
    const parts = await readSummaries(snapshot)(needed);
    const rows = makeRows(snapshot, partNos, { parts, available, fitments: undefined });
    return { groups: groupRows(inMenuOrder(snapshot, rows)), totalCount, maxPage: 1 };
  });
};

/** A page that nothing changes but stock. */
const pageListing = (reading: Reading, snapshot: Snapshot, query: Omit<ListQuery, 'explain'>): CategoryListing => {
  const { facts, units } = snapshot;
  const { counted } = selectParts(snapshot, choosePage(snapshot, query).shown);
  return createCategoryListing(
    counted,
    (available) => listPage({ ...reading, stock: { available: async () => available } }, snapshot, query),
    () => countSold(facts, units, query.hits.ordinals),
  );
};

/** All parts of some categories, whatever they fit; what fits the vehicle comes first. */
export const listCategoryParts = async (
  reading: Reading,
  snapshot: Snapshot,
  categoryIds: readonly string[],
  { vehicle, options }: Omit<ListQuery, 'hits'>,
): Promise<PartListing> => {
  if (!vehicle && !options) {
    const keep = () => listingOf(snapshot, categoryIds);
    const listing = await snapshot.caches.categoryListings.get(categoryIds.join('\n'), keep);
    return listing(reading.stock);
  }
  const hits = { ordinals: snapshot.parts.inCategories(categoryIds), called: noneCalled };
  if (!vehicle && options && isEmpty(options.filters) && options.sort !== 'stock') {
    const key = JSON.stringify([categoryIds, options]);
    const keep = async () => pageListing(reading, snapshot, { hits, vehicle, options });
    return (await snapshot.caches.categoryListings.get(key, keep))(reading.stock);
  }
  return listPage(reading, snapshot, { hits, vehicle, options });
};

/** Parts of categories by their names in any spelling: the finder's quick links, and what a page of the range is sold in. */
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
