import type { RegionContext } from '../app/router-context.ts';
import { ordersQuery } from '../features/orders/api/orders-queries.ts';
import { unpricedQuery } from '../features/orders/api/unpriced-lines.ts';
import type { Area } from '../features/orders/model/area.ts';
import { parseOrdersSearch } from '../features/orders/model/orders-search.ts';
import {
  memberRequestsQuery,
  memberReturnsQuery,
  staffRequestsQuery,
  staffReturnsQuery,
} from '../features/returns/api/returns-queries.ts';
import { REFUNDED } from '../features/returns/model/desk-views.ts';
import type { ReturnsSearch } from '../features/returns/model/returns-search.ts';
import { filtersOf, isBackwards } from '../shared/lists/dated-search.ts';

/** Requests the list of a tab while the page's code loads. */
export const prefetchTab = (
  area: Area,
  tab: string,
  search: ReturnsSearch,
  { api, queryClient }: RegionContext,
): void => {
  if (isBackwards(filtersOf(search))) return;
  const member = area === 'member';
  if (tab === '0') void queryClient.prefetchQuery(ordersQuery(api, area, parseOrdersSearch(search)));
  if (tab === '1' && member) void queryClient.prefetchQuery(memberReturnsQuery(api, search));
  if (tab === '2' && member) void queryClient.prefetchQuery(memberRequestsQuery(api, search));
  if (tab === '3') void queryClient.prefetchQuery(unpricedQuery(api, search));
  if (tab === '2' && !member) void queryClient.prefetchQuery(staffReturnsQuery(api, { ...search, ...REFUNDED }));
  if (tab !== '1' || member) return;
  if (search.list === 'requests') void queryClient.prefetchQuery(staffRequestsQuery(api, search));
  else void queryClient.prefetchQuery(staffReturnsQuery(api, search));
};
