import type { Answer, Body } from '@southline/rest/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import type { OrdersSearch } from '../model/orders-search.ts';
import { ordersKey } from './orders-queries.ts';

export type UnpricedOrder = Answer<'Order/get-unpriced-lines'>['data'][number];

/** Orders with lines without a price, the oldest first. The previous page stays until the next one is loaded. */
export const unpricedQuery = (api: Api, { page = 1, orderNo = '' }: Pick<OrdersSearch, 'page' | 'orderNo'> = {}) =>
  queryOptions({
    queryKey: [...ordersKey(api), 'unpriced', page, orderNo],
    queryFn: ({ signal }) =>
      api.post('Order/get-unpriced-lines', { page, ...(orderNo && { orderNo: orderNo.toUpperCase() }) }, { signal }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

/** Sends an offer to the buyer. The orders are loaded again, also after a refusal. */
export const useOfferPrices = () =>
  useCall(async (api, offer: Body<'Order/offer-prices'>) => (await api.post('Order/offer-prices', offer)).data, {
    reloads: [ordersKey],
    afterRefusal: true,
  });
