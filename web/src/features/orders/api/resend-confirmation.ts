import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { orderQuery } from './order-query.ts';

/** One mail per press; afterwards the order's history is loaded again. */
export const useResendConfirmation = (orderID: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.post('Order/resend-confirmation', { orderID, requestID: crypto.randomUUID().replaceAll('-', '') }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderQuery(api, orderID).queryKey }),
  });
};
