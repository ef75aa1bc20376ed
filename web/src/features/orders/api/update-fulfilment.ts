import type { Body } from '@southline/rest/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { ordersKey } from './orders-queries.ts';

type Fulfilment = Body<'Order/update-fulfilment-status'>;
export type FulfilmentStatus = Fulfilment['status'];

/** Afterwards the lists and the orders are loaded again. */
export const useUpdateFulfilment = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Fulfilment) => (await api.post('Order/update-fulfilment-status', wanted)).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ordersKey(api) }),
  });
};
