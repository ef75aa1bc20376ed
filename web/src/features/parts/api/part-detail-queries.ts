import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';
import type { Fit } from '../../../shared/ui/fit-mark.tsx';
import type { Sale, StockLevel } from './part-types.ts';

export type Product = Sale & {
  id: string;
  productNr: string;
  gmPartNumber: string;
  description: string;
  grade: string;
  baseImages: string[];
  listPrice: number;
  isFreePart: boolean;
  minQuantity: number;
  overallStockLevel: StockLevel;
  /** Only when a vehicle is chosen: the verdict, its conditions, and the pieces needed (0 when unknown). */
  fit?: Fit;
  fitNote?: string;
  pcq?: number;
};
export type Criteria = { name: string; value: string; isLink: boolean };
export type ProductDetail = { product: Product; productCriterias: Criteria[] };

export type FittedVehicle = {
  make: string;
  model: string;
  series: string;
  years: string;
  variant: string;
  note: string;
};
export type Fitments = { fitments: { fitmentUrl: string }[]; vehicles: FittedVehicle[]; totalCount: number };

export const productQuery = (api: Api, productNo: string, vehicleSlug?: string) =>
  queryOptions({
    queryKey: [api.region, 'product', productNo, vehicleSlug],
    queryFn: ({ signal }) =>
      execute<ProductDetail>(
        api,
        'GET',
        'api/products/GetProductDetail',
        { ProductNr: productNo, vehicleSlug },
        { signal },
      ),
    staleTime: 60_000,
  });

/** Vehicles that a part fits; at most 200, with the number of all. */
export const fitmentsQuery = (api: Api, partid: string) =>
  queryOptions({
    queryKey: [api.region, 'fitments', partid],
    queryFn: ({ signal }) => execute<Fitments>(api, 'GET', 'api/products/GetProductFitments', { partid }, { signal }),
  });
