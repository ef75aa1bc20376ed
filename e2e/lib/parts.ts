import type { PartListing, PartRow } from '@southline/rest/types';
import type { Connection } from './http.ts';
import { insist } from './insist.ts';

export type { PartListing, PartRow };

export const rowsOf = ({ partListing }: PartListing): PartRow[] =>
  partListing.flatMap(({ partsListing }) => partsListing);

/** Those that can be paid for now; of a family of numbers only the newest can, so such rows are left out. */
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
