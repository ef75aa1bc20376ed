import type { PartListing, PartRow } from '@southline/rest/types';
import type { Connection } from './http.ts';
import { insist } from './insist.ts';

export type { PartListing, PartRow };

export const rowsOf = ({ partListing }: PartListing): PartRow[] =>
  partListing.flatMap(({ partsListing }) => partsListing);

/** Parts that can be bought now; superseded numbers are left out. */
export const buyable = (listing: PartListing): PartRow[] =>
  rowsOf(listing).filter(
    ({ listPrice, overallStockLevel, hasSupersessionCollapseButton }) =>
      listPrice > 0 && overallStockLevel === 'InStock' && !hasSupersessionCollapseButton,
  );

/** The first page of a category, as a screen shows it. */
export const partsOf = async (connection: Connection, category: string): Promise<PartListing> =>
  insist(async () => {
    const { body } = await connection.post('Products/search-by-category', { category, page: 1, pageSize: 50 });
    return body.status ? body.data : undefined;
  });

/** Parts of a category that can be bought and paid for now. */
export const buyableParts = async (connection: Connection, category: string): Promise<PartRow[]> =>
  buyable(await partsOf(connection, category));

const mostUnitsFirst = (one: PartRow, other: PartRow): number => other.availableQuantity - one.availableQuantity;

/** Parts in stock whose price is to be advised, those with the most units first. */
export const unpricedParts = async (connection: Connection): Promise<PartRow[]> => {
  const filters = { inStock: true, attributes: { Pack: ['1000 L'] } };
  const listing = await insist(async () => {
    const wanted = { category: 'Coolant', filters, page: 1, pageSize: 50 };
    const { body } = await connection.post('Products/search-by-category', wanted);
    return body.status ? body.data : undefined;
  });
  return rowsOf(listing)
    .filter(({ listPrice, isFreePart }) => listPrice === 0 && !isFreePart)
    .sort(mostUnitsFirst);
};

const families = ['Spark Plugs', 'Filters', 'Batteries', 'Drive Belts'];

/** The quantity of one order: the part's minimum. */
export const quantityOf = ({ extra }: PartRow): number => Math.max(1, extra.minQty);

/** Enough different parts for the longest list of a clerk. Those with the most units first, since other tests buy meanwhile. */
export const sixtyParts = async (connection: Connection): Promise<PartRow[]> => {
  const rows = (await Promise.all(families.map((family) => partsOf(connection, family)))).flatMap(rowsOf);
  const sold = rows.filter(
    (part) =>
      part.listPrice > 0 &&
      part.orderable !== false &&
      part.availableQuantity >= quantityOf(part) &&
      quantityOf(part) <= 10,
  );
  const parts = [...new Map(sold.map((part) => [part.productNr, part])).values()].sort(mostUnitsFirst);
  if (parts.length < 60) throw new Error(`only ${parts.length} parts are in stock`);
  return parts;
};
