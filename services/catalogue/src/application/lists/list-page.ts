import { arrange } from '../../domain/lists/arrange.ts';
import { byRelevance, checkedOptions, type ListOptions, noFilters } from '../../domain/lists/list-options.ts';
import { countSold, isEmpty, sift } from '../../domain/lists/sift.ts';
import { marks } from '../../domain/lists/vehicle-parts.ts';
import { groupRows, maxRows, type PartGroup, type PartListing, type PartRow } from '../../domain/parts/part-row.ts';
import { withSide } from '../../domain/parts/side.ts';
import type { UnderstoodSearch } from '../../domain/search/understood-search.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import { readListRows, selectParts } from '../parts/part-rows.ts';
import { partsOnVehicle } from '../parts/parts-on-vehicle.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { followingStock } from '../stock/following-stock.ts';
import type { Hits } from './hits.ts';

export interface ListQuery {
  readonly hits: Hits;
  readonly vehicle: Vehicle | undefined;
  /** Without options the answer is the whole list, up to its limit. */
  readonly options: ListOptions | undefined;
  /** Adds the facts that only this list shows to its rows. */
  readonly explain?: (rows: readonly PartRow[]) => Promise<readonly PartRow[]>;
  readonly understood?: UnderstoodSearch | undefined;
}

export const emptyListing: PartListing = { groups: [], totalCount: 0, maxPage: 1 };

const whole: ListOptions = { page: 1, pageSize: maxRows, sort: byRelevance, filters: noFilters, counted: false };

/** Groups rows by category. Parts that fit, parts that do not, and parts found by their number form separate groups. */
const inGroups = (rows: readonly PartRow[], standing: (row: PartRow) => number): PartGroup[] =>
  [...Map.groupBy(rows, standing).values()].flatMap(groupRows);

/** Chooses the parts of a page before their data are read. */
export const choosePage = (snapshot: Snapshot, { hits, vehicle, options }: Omit<ListQuery, 'explain'>) => {
  const { facts, units, parts } = snapshot;
  const checked = options ? checkedOptions(options, facts) : whole;
  const { page, pageSize, sort, filters, counted } = checked;
  const { kept, facets } = sift(facts, units, hits.ordinals, { filters, counted });
  const listed = vehicle && partsOnVehicle(snapshot, vehicle);
  const fits = listed && marks(parts.size, listed);
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const order = { sort, fits, called: hits.called, order: parts.order, from, to };
  const { shown: places, fitting } = arrange(facts, units, kept, order);
  return { ...checked, shown: Array.from(places, parts.at), totalCount: kept.length, facets, fits, fitting };
};

/** A page of a list: filtered, sorted, fitting parts first, with current data. */
export const listPage = async (
  reading: Reading,
  snapshot: Snapshot,
  { explain = async (rows) => rows, ...query }: ListQuery,
): Promise<PartListing> => {
  const { facts, parts } = snapshot;
  const { hits, vehicle, options, understood } = query;
  const { shown, totalCount, pageSize, sort, counted, facets, fits, fitting } = choosePage(snapshot, query);
  const explained = await explain(await readListRows(reading, snapshot, shown, vehicle));
  const rows = counted
    ? explained.map((row) => ({
        ...row,
        attributes: withSide(facts.attributesOf(parts.ordinalOf(row.id)), row.position),
      }))
    : explained;
  const standing = ({ id }: PartRow): number => {
    const ordinal = parts.ordinalOf(id);
    if (!fits || hits.called.has(ordinal)) return 0;
    return fits(ordinal) ? 1 : 2;
  };
  const sorted = rows.length > 0 ? [{ categoryName: '', rows }] : [];
  return {
    groups: sort === byRelevance ? inGroups(rows, standing) : sorted,
    totalCount,
    maxPage: options ? Math.max(1, Math.ceil(totalCount / pageSize)) : 1,
    ...(vehicle && { fitCount: fitting }),
    ...(counted && { facets }),
    ...(understood && { understood }),
  };
};

/**
 * The same with a cache, for pages of one generation that change only with the stock. `name` identifies the source of the
 * parts. A page is computed again when the stock of its parts changes.
 */
export const cachedPage = async (
  reading: Reading,
  snapshot: Snapshot,
  query: ListQuery,
  name: string,
): Promise<PartListing> => {
  const { hits, vehicle, options } = query;
  if (vehicle || !options || !isEmpty(options.filters) || options.sort === 'stock')
    return listPage(reading, snapshot, query);
  const keep = async () => {
    const { counted } = selectParts(snapshot, choosePage(snapshot, query).shown);
    return followingStock(
      counted,
      (available) => listPage({ ...reading, stock: { available: async () => available } }, snapshot, query),
      () => countSold(snapshot.facts, snapshot.units, hits.ordinals),
    );
  };
  return (await snapshot.caches.listings.get(JSON.stringify([name, options]), keep))(reading.stock);
};
