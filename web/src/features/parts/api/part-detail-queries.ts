import type { ProductDetail } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';

export type { ProductDetail };
export type Product = ProductDetail['product'];
export type Criteria = ProductDetail['productCriterias'][number];

export const productQuery = (api: Api, productNo: string, vehicleSlug?: string) =>
  queryOptions({
    queryKey: [api.region, 'product', productNo, vehicleSlug],
    queryFn: ({ signal }) =>
      execute(api, 'GET', 'api/products/GetProductDetail', { ProductNr: productNo, vehicleSlug }, { signal }),
    // Long enough for a page that was fetched on hover; its stock is read again on each later visit.
    staleTime: 10_000,
  });
