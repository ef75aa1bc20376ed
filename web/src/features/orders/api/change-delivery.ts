import { useRef } from 'react';
import type { Place } from '../../../shared/address/place-rules.ts';
import { useCall } from '../../../shared/calls/use-call.ts';
import { ordersKey } from './orders-queries.ts';

/** The same address has the same request id, so that a repeat after a lost answer changes nothing. */
export const useChangeDelivery = (orderID: string) => {
  const last = useRef({ address: '', requestID: '' });
  return useCall(
    (api, devliveryDetails: Place) => {
      const address = JSON.stringify(devliveryDetails);
      if (last.current.address !== address) last.current = { address, requestID: crypto.randomUUID() };
      const { requestID } = last.current;
      return api.post('Order/change-delivery', { orderID, devliveryDetails, requestID });
    },
    { reloads: [ordersKey], afterRefusal: true },
  );
};
