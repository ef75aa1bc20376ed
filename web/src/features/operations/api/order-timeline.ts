import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

export type Timeline = Data<'operations/get-order-timeline'>;
export type TimelineEntry = Timeline['entries'][number];

/** The history of an order. Loaded again whenever a page shows it. */
export const timelineQuery = (api: Api, orderID: string) =>
  queryOptions({
    queryKey: [api.region, 'account', 'order-timeline', orderID],
    queryFn: async ({ signal }) => (await api.post('operations/get-order-timeline', { orderID }, { signal })).data,
    staleTime: 0,
  });

/** The newest orders with these words. */
export const foundOrdersQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: [api.region, 'account', 'found-orders', search],
    queryFn: async ({ signal }) => (await api.post('Order/get-admin-orders', { search, page: 1 }, { signal })).data,
    staleTime: 10_000,
  });
