import { type DatedSearch, datedSearch } from '../../../shared/lists/dated-search.ts';
import type { ListOptions } from '../../../shared/lists/list-search.ts';

export const SORTS = ['orderNumber', 'orderDate', 'sales', 'fulfilmentStatus'] as const;
export type SortBy = (typeof SORTS)[number];

export type OrdersSearch = DatedSearch<SortBy, never>;
export type OrderOptions = ListOptions<SortBy>;

export const {
  parse: parseOrdersSearch,
  options: listOptions,
  sortedBy,
  searchFor,
} = datedSearch<SortBy>(SORTS, 'orderDate');
