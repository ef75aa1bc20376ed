import type { OperationAnswer } from '@southline/rest/types';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';

export type Variant = OperationAnswer<'api/Vehicle/GetVariants'>[number];
export type { VehiclePage } from '@southline/rest/types';

const PAGE = 20;

export const makesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'makes'],
    queryFn: ({ signal }) => execute(api, 'GET', 'api/Vehicle/GetMakes', {}, { signal }),
  });

export const modelsQuery = (api: Api, make: string) =>
  queryOptions({
    queryKey: [api.region, 'models', make],
    queryFn: ({ signal }) => execute(api, 'GET', 'api/Vehicle/GetModels', { make }, { signal }),
    enabled: make !== '',
  });

export const yearsQuery = (api: Api, make: string, model: string) =>
  queryOptions({
    queryKey: [api.region, 'years', make, model],
    queryFn: ({ signal }) => execute(api, 'GET', 'api/Vehicle/GetYears', { make, model }, { signal }),
    enabled: model !== '',
  });

export const variantsQuery = (api: Api, make: string, model: string, year: number | null) =>
  queryOptions({
    queryKey: [api.region, 'variants', make, model, year],
    queryFn:
      year === null
        ? skipToken
        : ({ signal }) => execute(api, 'GET', 'api/Vehicle/GetVariants', { make, model, year }, { signal }),
  });

export type VehicleFilter = { make: string; model: string; year: number | null } & Variant;

/** Vehicles of one variant, 20 per page; each page has the total count. */
export const vehiclesQuery = (api: Api, filter: VehicleFilter, enabled: boolean) =>
  infiniteQueryOptions({
    queryKey: [api.region, 'vehicles', filter],
    queryFn: ({ signal, pageParam }) =>
      execute(
        api,
        'POST',
        'api/Vehicle/SearchVehicles',
        { ...filter, showAll: true, maxResultCount: PAGE, skipCount: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, skipped) => (skipped + PAGE < last.totalCount ? skipped + PAGE : undefined),
    enabled,
  });

/** The vehicle named in the URL. */
export const vehicleQuery = (api: Api, vehicleSlug: string) =>
  queryOptions({
    queryKey: [api.region, 'vehicle', vehicleSlug],
    queryFn: ({ signal }) => execute(api, 'GET', 'api/Vehicle/GetVehicle', { vehicleSlug }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
