import type { Favourite } from '../api/favourite-queries.ts';
import type { ListOptions, SortBy } from '../model/favourites-search.ts';

export type RowsProps = {
  rows: Favourite[];
  options: ListOptions;
  onSort: (sortBy: SortBy) => void;
  onRemove: (favourite: Favourite) => void;
};
