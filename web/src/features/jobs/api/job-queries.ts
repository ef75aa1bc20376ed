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

/** The answer contains stock levels, so it is loaded again with every page view. */
export const jobQuery = (api: Api, vehicleSlug: string, job: string, lng: string) =>
  queryOptions({
    queryKey: [api.region, 'job', vehicleSlug, job, lng],
    queryFn: async ({ signal }) => (await api.post('products/get-job', { vehicleSlug, job }, { signal, lng })).data,
    staleTime: 30_000,
  });
