import type { Favourite } from '../api/favourite-queries.ts';
import type { Offer } from '../api/offers.ts';
import type { ListOptions, SortBy } from '../model/favourites-search.ts';

export type RowsProps = {
  rows: Favourite[];
  /** Offers by part number; empty until loaded. */
  offers: ReadonlyMap<string, Offer>;
  options: ListOptions;
  onSort: (sortBy: SortBy) => void;
  onRemove: (favourite: Favourite) => void;
};
