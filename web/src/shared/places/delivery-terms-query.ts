import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/api-client.ts';

/** The same for all visitors, and rarely changed. */
export const deliveryTermsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'delivery-terms'],
    queryFn: async ({ signal }) => (await api.get('cart/get-delivery-terms', {}, { signal })).data,
    staleTime: 600_000,
  });
