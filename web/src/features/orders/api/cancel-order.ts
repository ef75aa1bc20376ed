import type { Data } from '@southline/rest/types';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useConfirmed } from '../../../shared/http/confirmed.ts';
import { type Units, unitsToSend } from '../model/cancel-units.ts';
import { ordersKey } from './orders-queries.ts';

export type CancelPlan = Data<'Order/cancel'>;

/** The refund and units of a cancellation, from a dry run. Never cached, because another tab may cancel units. */
export const cancelPlanQuery = (api: Api, orderID: string, chosen: Units) => {
  const lines = unitsToSend(chosen);
  return queryOptions({
    queryKey: [...ordersKey(api), 'cancel', orderID, lines],
    queryFn: async ({ signal }): Promise<CancelPlan> =>
      (await api.post('Order/cancel', { orderID, lines, dryRun: true }, { signal })).data,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
};

/** The order has changed since the page loaded it. */
export const isConflict = (error: Error): boolean => isApiError(error) && error.status === 409;

export type Cancelling = { chosen: Units; reason: string; requestID: string; refund: number };

/** Resolves with the refund. Pending is a success: the units are cancelled and their refund is under way. */
export const useCancelOrder = (orderID: string) => {
  const api = useApi();
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ chosen, reason, requestID, refund }: Cancelling): Promise<{ refund: number }> => {
      try {
        const body = { orderID, lines: unitsToSend(chosen), reason, requestID };
        return { refund: (await confirmed(() => api.post('Order/cancel', body))).data.refund };
      } catch (error) {
        if (isApiError(error, 'Pending')) return { refund };
        throw error;
      }
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ordersKey(api) }),
  });
};
