import { useRef } from 'react';
import type { Place } from '../../../shared/address/place-rules.ts';
import { useCall } from '../../../shared/calls/use-call.ts';
import { ordersKey } from './orders-queries.ts';

/**
 * `deliveryChangeNo`: the order's last change of its address when the form was opened. The same address has the same
 * request id, so that a repeat after a lost answer changes nothing.
 */
export const useChangeDelivery = (orderID: string, deliveryChangeNo: number) => {
  const last = useRef({ address: '', requestID: '' });
  return useCall(
    (api, devliveryDetails: Place) => {
      const address = JSON.stringify(devliveryDetails);
      if (last.current.address !== address) last.current = { address, requestID: crypto.randomUUID() };
      const { requestID } = last.current;
      return api.post('Order/change-delivery', { orderID, devliveryDetails, requestID, deliveryChangeNo });
    },
    { reloads: [ordersKey], afterRefusal: true },
  );
};
