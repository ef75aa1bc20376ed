import type { Body } from '@southline/rest/types';
import { type DatedSearch, datedSearch } from '../../../shared/lists/dated-search.ts';
import type { ListOptions } from '../../../shared/lists/list-search.ts';

export const SORTS = ['orderNumber', 'orderDate', 'sales', 'fulfilmentStatus'] as const;
export type SortBy = (typeof SORTS)[number];

/** Which orders are shown: all, or those to dispatch by their age. */
export type Show = NonNullable<Body<'Order/get-member-orders'>['show']>;
const SHOWS: readonly Show[] = ['waiting', 'waiting-1', 'waiting-3', 'waiting-7'];

export type OrdersSearch = DatedSearch<SortBy, Show>;
export type OrderOptions = ListOptions<SortBy>;

export const {
  parse: parseOrdersSearch,
  options: listOptions,
  sortedBy,
  searchFor,
} = datedSearch<SortBy, Show>(SORTS, 'orderDate', SHOWS);
