import type { Answer } from '@southline/rest/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { filtersOf, isBackwards, wantedOf } from '../../../shared/lists/dated-search.ts';
import type { Area } from '../model/area.ts';
import { listOptions, type OrdersSearch } from '../model/orders-search.ts';

type ManagerRow = Answer<'Order/get-admin-orders'>['data'][number];
/** Only the lists for staff name the member of each row. */
export type OrderRow = Omit<ManagerRow, 'membershipNo'> & Partial<Pick<ManagerRow, 'membershipNo'>>;
export type OrdersPage = { data: OrderRow[]; totalCount: number };

export const ordersKey = (api: Api) => [api.region, 'account', 'orders'] as const;

const bodyOf = (search: OrdersSearch) => {
  const { q, status } = search;
  return {
    ...wantedOf(filtersOf(search)),
    ...(q && { search: q }),
    ...(status && { show: status }),
    ...listOptions(search),
  };
};

/** One page; the previous page stays until it is loaded. */
export const ordersQuery = (api: Api, area: Area, search: OrdersSearch) =>
  queryOptions({
    queryKey: [...ordersKey(api), area, bodyOf(search), search.membershipNo],
    queryFn: ({ signal }): Promise<OrdersPage> =>
      area === 'member'
        ? api.post('Order/get-member-orders', bodyOf(search), { signal })
        : api.post(
            'Order/get-admin-orders',
            { ...bodyOf(search), membershipNo: search.membershipNo ?? '' },
            { signal },
          ),
    // The page does not fetch again the data that its loader fetched within the last 10 s.
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    enabled: !isBackwards(filtersOf(search)),
  });

/** The URL of the whole list as a CSV file. */
export const csvAddress = (api: Api, area: Area, search: OrdersSearch): string => {
  const { page, ...wanted } = bodyOf(search);
  const path = area === 'member' ? 'Order/member-orders.csv' : 'Order/manager-orders.csv';
  const query = { ...wanted, ...(area === 'manager' && { membershipNo: search.membershipNo ?? '' }) };
  return `${api.urlOf(path)}?${new URLSearchParams(query)}`;
};
