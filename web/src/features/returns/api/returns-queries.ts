import type { Answer, CallPath } from '@southline/rest/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import {
  type DatedList,
  type DatedSearch,
  filtersOf,
  isBackwards,
  wantedOf,
} from '../../../shared/lists/dated-search.ts';
import { lists, type ReturnsSearch } from '../model/returns-search.ts';

type Row<Path extends CallPath> = Answer<Path> extends { returnList: (infer Each)[] } ? Each : never;
export type MemberReturn = Row<'return/get-member-return-lists'>;
export type MemberRequest = Row<'return/get-return-request-list'>;
export type StaffReturn = Row<'return/get-admin-return-lists'>;
export type StaffRequest = Row<'return/get-admin-return-requests'>;

/** The key of all data about orders: a changed return changes its order's page and lists. */
export const ordersKey = (api: Api) => [api.region, 'account', 'orders'] as const;
export const returnsKey = (api: Api) => [...ordersKey(api), 'returns'] as const;

const wanted = <SortBy extends string, Status extends string>(
  list: DatedList<SortBy, Status>,
  search: DatedSearch<string>,
) => {
  const own = list.parse(search);
  const filters = filtersOf(own);
  const status: Status | '' = own.status ?? '';
  return { filters, body: { ...wantedOf(filters), status, ...list.options(own) } };
};

/** One page; the previous page stays until it is loaded. */
const asPage = (filters: ReturnType<typeof filtersOf>) =>
  ({ staleTime: 10_000, placeholderData: keepPreviousData, enabled: !isBackwards(filters) }) as const;

export const memberReturnsQuery = (api: Api, search: DatedSearch<string>) => {
  const { filters, body } = wanted(lists.memberReturns, search);
  return queryOptions({
    queryKey: [...returnsKey(api), 'list', 'member', body],
    queryFn: ({ signal }) => api.post('return/get-member-return-lists', body, { signal }),
    ...asPage(filters),
  });
};

export const memberRequestsQuery = (api: Api, search: DatedSearch<string>) => {
  const { filters, body } = wanted(lists.memberRequests, search);
  return queryOptions({
    queryKey: [...returnsKey(api), 'list', 'member-requests', body],
    queryFn: ({ signal }) => api.post('return/get-return-request-list', body, { signal }),
    ...asPage(filters),
  });
};

/** The list is polled, because colleagues work on it at the same time. */
const DESK_MS = 20_000;

export const staffReturnsQuery = (api: Api, search: ReturnsSearch) => {
  const { filters, body } = wanted(lists.staffReturns, search);
  const ready = search.ready === true && filters.status === 'P';
  const { membershipNo } = filters;
  return queryOptions({
    queryKey: [...returnsKey(api), 'list', 'staff', body, membershipNo, ready],
    queryFn: ({ signal }) => api.post('return/get-admin-return-lists', { ...body, membershipNo, ready }, { signal }),
    ...asPage(filters),
    refetchInterval: DESK_MS,
  });
};

export const staffRequestsQuery = (api: Api, search: DatedSearch<string>) => {
  const { filters, body } = wanted(lists.staffRequests, search);
  return queryOptions({
    queryKey: [...returnsKey(api), 'list', 'staff-requests', body, filters.membershipNo],
    queryFn: ({ signal }) =>
      api.post('return/get-admin-return-requests', { ...body, membershipNo: filters.membershipNo }, { signal }),
    ...asPage(filters),
    refetchInterval: DESK_MS,
  });
};
