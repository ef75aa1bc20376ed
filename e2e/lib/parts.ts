import type { Connection } from './http.ts';

export interface PartRow {
  readonly productNr: string;
  readonly listPrice: number;
  readonly isFreePart: boolean;
  readonly overallStockLevel: string;
  readonly extra?: { readonly minQty?: number };
}

/** Parts of a category that can be bought and paid for now. */
export const buyableParts = async (connection: Connection, category: string): Promise<PartRow[]> => {
  const { http, body } = await connection.post('Products/search-by-category', { category });
  if (http !== 200 || !body.status) throw new Error(`search-by-category ${category}: ${http} ${JSON.stringify(body)}`);
  const { partListing } = body.data as { partListing: readonly { partsListing: readonly PartRow[] }[] };
  return partListing
    .flatMap(({ partsListing }) => partsListing)
    .filter(({ listPrice, overallStockLevel }) => listPrice > 0 && overallStockLevel === 'InStock');
};
