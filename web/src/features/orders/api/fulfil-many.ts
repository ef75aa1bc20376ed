import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { ordersKey } from './orders-queries.ts';
import type { FulfilmentStatus } from './update-fulfilment.ts';

type Shipped = { readonly orderID: string; readonly trackingNo: string };
type Wanted = { readonly status: FulfilmentStatus; readonly carrier: string; readonly parcels: readonly Shipped[] };
type Refused = { readonly orderID: string; readonly message: string };

/**
 * Dispatches or delivers orders one after the other, each with its own tracking number. `onDone` is called for each order that has the
 * state. Resolves with the refused ones. A repeated call has the same idempotency key, so that it sends no second parcel.
 */
export const useFulfilMany = (onDone: (orderID: string) => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const ids = useRef(new Map<string, string>());
  const idOf = (wanted: readonly string[]): string => {
    const name = wanted.join('\n');
    const id = ids.current.get(name) ?? crypto.randomUUID();
    ids.current.set(name, id);
    return id;
  };
  return useMutation({
    mutationFn: async ({ status, carrier, parcels }: Wanted): Promise<Refused[]> => {
      const refused: Refused[] = [];
      for (const { orderID, trackingNo } of parcels) {
        const requestID = idOf([orderID, status, carrier, trackingNo]);
        const body = { orderID, status, carrier, trackingNo, requestID };
        try {
          await api.post('Order/update-fulfilment-status', body);
          onDone(orderID);
        } catch (error) {
          if (!isApiError(error) || (error.status !== 409 && error.status !== 404)) throw error;
          refused.push({ orderID, message: error.message });
        }
      }
      return refused;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey(api) }),
  });
};
