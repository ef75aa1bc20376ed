import type { CategoryTree } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';

export type Category = CategoryTree[number];
export type VehicleKey = { vehicleSlug: string; vehicleID: string; vehicleKType: string };

/** The categories with parts for the vehicle. */
export const categoriesQuery = (api: Api, vehicle: VehicleKey | null) =>
  queryOptions({
    queryKey: [api.region, 'categories', vehicle?.vehicleSlug],
    queryFn: ({ signal }) =>
      execute(
        api,
        'GET',
        'api/ProductCategory/GetCategories',
        { VehicleSlug: vehicle?.vehicleSlug, VehicleID: vehicle?.vehicleID, kType: vehicle?.vehicleKType },
        { signal },
      ),
    enabled: vehicle !== null,
  });
