import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { ordersKey } from './orders-queries.ts';
import type { FulfilmentStatus } from './update-fulfilment.ts';

type Shipped = { readonly orderID: string; readonly trackingNo: string; readonly deliveryChangeNo: number };
type Wanted = { readonly status: FulfilmentStatus; readonly carrier: string; readonly parcels: readonly Shipped[] };
type Refused = { readonly orderID: string; readonly message: string };

/**
 * Dispatches or delivers orders one after the other, each with its own tracking number. `onDone` is called for each order that has the
 * state. Resolves with the refused ones. A call that is repeated after a lost answer has the same idempotency key.
 */
export const useFulfilMany = (onDone: (orderID: string) => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const ids = useRef(new Map<string, string>());
  const idOf = (name: string): string => {
    const id = ids.current.get(name) ?? crypto.randomUUID();
    ids.current.set(name, id);
    return id;
  };
  return useMutation({
    mutationFn: async ({ status, carrier, parcels }: Wanted): Promise<Refused[]> => {
      const refused: Refused[] = [];
      for (const { orderID, trackingNo, deliveryChangeNo } of parcels) {
        const name = [orderID, status, carrier, trackingNo].join('\n');
        const body = { orderID, status, carrier, trackingNo, requestID: idOf(name), deliveryChangeNo };
        try {
          await api.post('Order/update-fulfilment-status', body);
          // Units of the same order that become ready later are another parcel.
          ids.current.delete(name);
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
