import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

/** Jobs with available parts, named in the language; with a part only those that need it. */
export const jobsQuery = (api: Api, vehicleSlug: string, lng: string, productNr?: string) =>
  queryOptions({
    queryKey: [api.region, 'jobs', vehicleSlug, lng, productNr],
    queryFn: async ({ signal }) =>
      (await api.post('products/get-jobs', { vehicleSlug, productNr }, { signal, lng })).data,
    staleTime: 300_000,
  });
