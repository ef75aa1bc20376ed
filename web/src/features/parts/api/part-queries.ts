import type { RangeSizes } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api, CallOptions } from '../../../shared/http/api-client.ts';
import { execute } from '../../../shared/http/execute.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import type { ListAsk } from '../model/list-ask.ts';
import type { PartsSource } from '../model/parts-source.ts';
import type { PartListing } from './part-types.ts';

/** The largest number of rows that one answer has. */
export const ROWS_OF_PAGE = 50;

type Asked = { source: PartsSource; ask: ListAsk };

const load = async (api: Api, { source, ask }: Asked, options: CallOptions): Promise<PartListing> => {
  const { page = 1, sort, filters } = ask;
  const { vehicleSlug } = source;
  const list = {
    ...(vehicleSlug && { vehicleSlug }),
    page,
    pageSize: ROWS_OF_PAGE,
    ...(sort && { sort }),
    ...(filters && { filters }),
  };
  switch (source.kind) {
    case 'part-number':
      return execute(api, 'POST', 'api/products/searchall', { partNo: source.partNo, ...list }, options);
    case 'keywords': {
      // This call has another name for the page.
      const { page: pageNo, ...rest } = list;
      return execute(
        api,
        'GET',
        'api/Product/SearchByKeywords',
        { keywords: source.keywords, pageNo, ...rest },
        options,
      );
    }
    case 'tree': {
      const { kind, ...place } = source;
      return execute(api, 'GET', 'api/products/GetProducts', { ...list, ...place }, options);
    }
    case 'category':
      return (await api.post('Products/search-by-category', { category: source.category, ...list }, options)).data;
  }
};

/** A page of a source's rows. Leaving the list aborts its load. */
export const partsQuery = (api: Api, source: PartsSource, { page, sort, filters }: ListAsk) =>
  queryOptions({
    queryKey: [api.region, 'parts', source, { page, sort, filters }],
    queryFn: ({ signal }) => load(api, { source, ask: { page, sort, filters } as ListAsk }, { signal }),
    staleTime: 60_000,
  });

/** The sizes of a product with their parts: the first ones, or all. */
export const sizesQuery = (api: Api, sizes: RangeSizes, all = false) =>
  queryOptions({
    queryKey: [api.region, 'sizes', sizes, all],
    queryFn: async ({ signal }) =>
      (await api.post('products/get-sizes', { ...sizes, ...(all && { all }) }, { signal })).data,
    staleTime: 60_000,
  });

/** Pages of the site that match words. */
export const pagesQuery = (api: Api, q: string, language: Language) =>
  queryOptions({
    queryKey: [api.region, 'pages', q, language],
    queryFn: async ({ signal }) => (await api.get('search/suggest', { q, lng: language }, { signal })).data.pages,
    staleTime: 60_000,
  });

export const supersessionQuery = (api: Api, partNo: string) =>
  queryOptions({
    queryKey: [api.region, 'supersession', partNo],
    queryFn: async ({ signal }) => (await api.post('Products/get-supersession-listing', { partNo }, { signal })).data,
  });
