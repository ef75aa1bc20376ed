import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { ordersKey } from './orders-queries.ts';

export type OrderIds = { orderID: string; orderNo: string };
export type OrderDetails = Data<'Order/get-member-order-details'>;
export type OrderLine = OrderDetails['orderDetails'][number];
export type Step = OrderDetails['steps'][number];

/** How often an open page asks whether a refund is settled. */
const refundLookMs = 5_000;

export const orderQuery = (api: Api, orderID: string) =>
  queryOptions({
    queryKey: [...ordersKey(api), 'one', orderID],
    queryFn: async ({ signal }): Promise<OrderDetails> =>
      (await api.post('Order/get-member-order-details', { orderID }, { signal })).data,
    staleTime: 10_000,
    refetchInterval: ({ state }) => state.data?.refunds.some(({ refunded }) => !refunded) && refundLookMs,
  });
