import type { Connection } from './http.ts';
import { insist } from './insist.ts';

export interface PartRow {
  readonly productNr: string;
  readonly listPrice: number;
  readonly isFreePart: boolean;
  readonly overallStockLevel: string;
  readonly extra?: { readonly minQty?: number };
}

/** Parts of a category that can be bought and paid for now. */
export const buyableParts = async (connection: Connection, category: string): Promise<PartRow[]> => {
  const body = await insist(async () => {
    const answer = await connection.post('Products/search-by-category', { category });
    return answer.body.status ? answer.body : undefined;
  });
  const { partListing } = body.data as { partListing: readonly { partsListing: readonly PartRow[] }[] };
  return partListing
    .flatMap(({ partsListing }) => partsListing)
    .filter(({ listPrice, overallStockLevel }) => listPrice > 0 && overallStockLevel === 'InStock');
};
