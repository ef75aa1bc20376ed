import { toServerDelivery } from '../../contract/delivery.ts';
import { callRoute } from '../call.ts';

export const getDeliveryAddresses = callRoute('cart/get-delivery-addresses', ({ clients }) => async () => {
  const { addresses } = await clients.orders.listDeliveryAddresses({});
  return { status: true, data: addresses.map(toServerDelivery) };
});
