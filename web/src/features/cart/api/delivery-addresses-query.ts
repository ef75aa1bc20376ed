import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { fromServer } from '../model/delivery.ts';

/** Addresses of a member's last orders, the newest first. */
export const deliveryAddressesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'account', 'addresses'],
    queryFn: async ({ signal }) => {
      const { data } = await api.post('cart/get-delivery-addresses', {}, { signal });
      return data.map(fromServer);
    },
    staleTime: 60_000,
  });
