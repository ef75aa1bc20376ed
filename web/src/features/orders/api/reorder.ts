import type { Data } from '@southline/rest/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import { ordersKey } from './orders-queries.ts';

export type Reordered = Data<'Order/reorder'>;
export type ReorderedRow = Reordered['added'][number];

/** Whether an order can be repeated unchanged: all its parts are sold, at the prices that were paid. */
export const sameAsBefore = (plan: Reordered | null): boolean =>
  plan !== null &&
  plan.added.length > 0 &&
  plan.replaced.length + plan.unavailable.length === 0 &&
  plan.added.every(({ price, oldPrice, reason }) => price === oldPrice && reason === '');

/** A preview of a repeated order at today's prices. Not cached, because prices and parts change. */
export const reorderQuery = (api: Api, orderID: string) =>
  queryOptions({
    queryKey: [...ordersKey(api), 'again', orderID],
    queryFn: async ({ signal }): Promise<Reordered> =>
      (await api.post('Order/reorder', { orderID, dryRun: true }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });

/** A repeated call uses the same idempotency key; after an answer the next call gets a new one. */
export const useReorder = (orderID: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [requestID, setRequestID] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async () => (await api.post('Order/reorder', { orderID, requestID })).data,
    onSuccess: async () => {
      setRequestID(crypto.randomUUID());
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      await queryClient.invalidateQueries({ queryKey: [api.region, 'cart'] });
    },
  });
};
