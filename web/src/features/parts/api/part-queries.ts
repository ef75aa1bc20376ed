import { queryOptions } from '@tanstack/react-query';
import type { Api, CallOptions } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';
import type { PartsSource } from '../model/parts-source.ts';
import type { PartListing } from './part-types.ts';

const load = async (api: Api, source: PartsSource, options: CallOptions): Promise<PartListing> => {
  switch (source.kind) {
    case 'part-number': {
      const { partNo, vehicleSlug } = source;
      return execute(api, 'POST', 'api/products/searchall', { partNo, ...(vehicleSlug && { vehicleSlug }) }, options);
    }
    case 'keywords': {
      const { keywords, pageNo } = source;
      return execute(api, 'GET', 'api/Product/SearchByKeywords', { keywords, pageNo }, options);
    }
    case 'tree': {
      const { kind, ...data } = source;
      return execute(api, 'GET', 'api/products/GetProducts', data, options);
    }
    case 'category': {
      const { category } = source;
      return (await api.post('Products/search-by-category', { category }, options)).data;
    }
  }
};

/** The rows of a source, at most 200 of them. Leaving the list aborts its load. */
export const partsQuery = (api: Api, source: PartsSource) =>
  queryOptions({
    queryKey: [api.region, 'parts', source],
    queryFn: ({ signal }) => load(api, source, { signal }),
    staleTime: 60_000,
  });

/** More are the finder's. */
const sizesShown = 20;

/** The first parts of a category and the number of all. */
export const sizesQuery = (api: Api, category: string) =>
  queryOptions({
    queryKey: [api.region, 'sizes', category],
    queryFn: async ({ signal }) => {
      const { data } = await api.post('Products/search-by-category', { category, pageSize: sizesShown }, { signal });
      const rows = data.partListing.flatMap(({ partsListing }) => partsListing);
      // Kits show their parts in the finder.
      const plain = rows.slice(0, sizesShown).map(({ childPartListing: _inside, ...row }) => row);
      return { rows: plain, totalCount: data.totalCount };
    },
    staleTime: 60_000,
  });

export const supersessionQuery = (api: Api, partNo: string, gmPartNo: string) =>
  queryOptions({
    queryKey: [api.region, 'supersession', partNo],
    queryFn: async ({ signal }) =>
      (await api.post('Products/get-supersession-listing', { partNo, gmPartNo }, { signal })).data,
  });
