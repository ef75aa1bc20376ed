import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

/** The answer contains stock levels, so it is loaded again with every page view. */
export const jobQuery = (api: Api, vehicleSlug: string, job: string, lng: string) =>
  queryOptions({
    queryKey: [api.region, 'job', vehicleSlug, job, lng],
    queryFn: async ({ signal }) => (await api.post('products/get-job', { vehicleSlug, job }, { signal, lng })).data,
    staleTime: 30_000,
  });
