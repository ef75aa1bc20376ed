import type { ProductFitments } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';

// A part page calls these after the part has loaded. part-detail-queries.ts is part of the first script, which must stay small.

export type Fitments = ProductFitments;
export type FittedVehicle = Fitments['vehicles'][number];

/** Parts that other buyers order with it; with a vehicle only those that fit it. */
export const boughtTogetherQuery = (api: Api, productNr: string, vehicleSlug?: string) =>
  queryOptions({
    queryKey: [api.region, 'bought-together', productNr, vehicleSlug],
    queryFn: async ({ signal }) =>
      (await api.post('products/get-bought-together', { productNr, vehicleSlug }, { signal })).data,
    staleTime: 300_000,
  });

/** Vehicles that a part fits; at most 200, with the number of all. */
export const fitmentsQuery = (api: Api, partid: string) =>
  queryOptions({
    queryKey: [api.region, 'fitments', partid],
    queryFn: ({ signal }) => execute(api, 'GET', 'api/products/GetProductFitments', { partid }, { signal }),
  });
