import { useCall } from '../../../shared/calls/use-call.ts';
import { orderQuery } from './order-query.ts';

/** One mail per press; afterwards the order's history is loaded again. */
export const useResendConfirmation = (orderID: string) =>
  useCall(
    (api) => api.post('Order/resend-confirmation', { orderID, requestID: crypto.randomUUID().replaceAll('-', '') }),
    { reloads: [(api) => orderQuery(api, orderID).queryKey] },
  );
