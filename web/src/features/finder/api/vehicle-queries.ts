import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

export type Variant = { series: string; variant: string };
export type VehiclePage = { totalCount: number; items: ChosenVehicle[] };

const PAGE = 20;

export const makesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'makes'],
    queryFn: ({ signal }) => execute<string[]>(api, 'GET', 'api/Vehicle/GetMakes', {}, { signal }),
  });

export const modelsQuery = (api: Api, make: string) =>
  queryOptions({
    queryKey: [api.region, 'models', make],
    queryFn: ({ signal }) => execute<string[]>(api, 'GET', 'api/Vehicle/GetModels', { make }, { signal }),
    enabled: make !== '',
  });

export const yearsQuery = (api: Api, make: string, model: string) =>
  queryOptions({
    queryKey: [api.region, 'years', make, model],
    queryFn: ({ signal }) => execute<number[]>(api, 'GET', 'api/Vehicle/GetYears', { make, model }, { signal }),
    enabled: model !== '',
  });

export const variantsQuery = (api: Api, make: string, model: string, year: number | null) =>
  queryOptions({
    queryKey: [api.region, 'variants', make, model, year],
    queryFn: ({ signal }) =>
      execute<Variant[]>(api, 'GET', 'api/Vehicle/GetVariants', { make, model, year }, { signal }),
    enabled: year !== null,
  });

export type VehicleFilter = { make: string; model: string; year: number | null } & Variant;

/** Vehicles of one variant, 20 a page; a page knows how many there are in all. */
export const vehiclesQuery = (api: Api, filter: VehicleFilter, enabled: boolean) =>
  infiniteQueryOptions({
    queryKey: [api.region, 'vehicles', filter],
    queryFn: ({ signal, pageParam }) =>
      execute<VehiclePage>(
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
