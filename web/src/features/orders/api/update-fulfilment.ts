import type { Body } from '@southline/rest/types';
import { useCall } from '../../../shared/calls/use-call.ts';
import { ordersKey } from './orders-queries.ts';

type Fulfilment = Body<'Order/update-fulfilment-status'>;
export type FulfilmentStatus = Fulfilment['status'];

/** Afterwards the lists and the orders are loaded again. */
export const useUpdateFulfilment = () =>
  useCall(async (api, wanted: Fulfilment) => (await api.post('Order/update-fulfilment-status', wanted)).data, {
    reloads: [ordersKey],
    afterRefusal: true,
  });
