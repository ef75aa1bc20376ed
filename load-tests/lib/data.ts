import type { PartListing, PartRow } from '@southline/rest/types';
import { expectDone } from './checks.ts';
import { post } from './session.ts';

/** Families of the demo set; each answers at most 200 parts. */
export const categories = [
  'Filters',
  'Spark Plugs',
  'Brakes',
  'Wipers',
  'Light Bulbs',
  'Drive Belts',
  'Batteries',
  'Chemicals',
  'Hose Clamps',
  'PPE',
];

export interface Part {
  readonly productNr: string;
  readonly quantity: number;
}

/** The data that `setup` passes to every user. */
export interface Shop {
  readonly parts: readonly Part[];
}

export const rowsOf = ({ data }: { data: PartListing }): PartRow[] =>
  data.partListing.flatMap(({ partsListing }) => partsListing);

/** Rows of all families, read in a scenario's `setup`. */
export const readRows = (): PartRow[] =>
  categories.flatMap((category) =>
    rowsOf(expectDone('search-by-category', post('Products/search-by-category', { category }, 'set-up'))),
  );

/**
 * Parts that can be bought and paid for now. Many of them, so that buyers compete for one part as rarely as in a real shop.
 */
export const readShop = (): Shop => {
  const parts = readRows()
    .filter(({ listPrice, overallStockLevel }) => listPrice > 0 && overallStockLevel === 'InStock')
    .map(({ productNr, extra }) => ({ productNr, quantity: Math.max(1, extra.minQty) }));
  if (parts.length === 0) throw new Error('The shop has nothing in stock.');
  return { parts };
};

export const oneOf = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(Math.random() * list.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
};
