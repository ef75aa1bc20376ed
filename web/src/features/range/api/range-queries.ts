import type { PagePapers, RangePage } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

export type { RangePage };
export type PageChild = RangePage['childrenList'][number];
export type PagePaper = PagePapers['pdfList'][number];

/** A page of the range by its name or its segment; without one the root. */
export const rangePageQuery = (api: Api, screenname: string) =>
  queryOptions({
    queryKey: [api.region, 'range', screenname.toLowerCase()],
    queryFn: async ({ signal }) => (await api.get('products/get-product-list', { screenname }, { signal })).data,
  });

export const papersQuery = (api: Api, pagename: string) =>
  queryOptions({
    queryKey: [api.region, 'range-papers', pagename.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await api.get('products/get-technical-downloads-details', { pagename }, { signal })).data.pdfList,
  });
