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

export type Cancelling = {
  chosen: Units;
  reason: string;
  requestID: string;
  refund: number;
  /** What staff do about the proposed cancellation. */
  proposal?: 'confirm' | 'withdraw';
};

/** `proposed`: nothing is cancelled until another member of staff confirms it. */
type Outcome = { refund: number; proposed: boolean };

/** Resolves with the refund. Pending is a success: the refund is under way, or the cancellation is proposed. */
export const useCancelOrder = (orderID: string) => {
  const api = useApi();
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ chosen, refund, ...rest }: Cancelling): Promise<Outcome> => {
      const lines = unitsToSend(chosen);
      const body = { orderID, ...(lines.length > 0 && { lines }), ...rest };
      try {
        return { refund: (await confirmed(() => api.post('Order/cancel', body))).data.refund, proposed: false };
      } catch (error) {
        if (isApiError(error, 'Pending')) return { refund, proposed: error.data.proposed !== undefined };
        throw error;
      }
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ordersKey(api) }),
  });
};
