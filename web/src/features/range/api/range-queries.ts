import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

export type PageChild = {
  productName: string;
  segment: string;
  description: string;
  image: string;
  isHaveChild: boolean;
  /** Address of the paper that opens in the page's place; absent: the page itself. */
  opensPdf?: string;
};

export type RangePage = {
  productName: string;
  segment: string;
  description: string;
  image: string;
  isDetailPage: boolean;
  isHaveChild: boolean;
  /** -1 for the root, 1 to 3 for categories. */
  pageLevel: number;
  childrenList: PageChild[];
  trail: { productName: string; segment: string }[];
  featuresBenefits: { productName: string; featureList: { description: string }[] }[];
  applications: { appName: string; appRecommend: string; appList: { description: string }[] }[];
  highlights: { title: string; text: string }[];
  featureList: string[];
  /** The category that the finder starts with; empty: none. */
  finderCategory: string;
};

export type PagePaper = { pdfType: string; fileName: string; labelName: string; url: string; region: string };

/** A page of the range by its name or its segment; the root without one. */
export const rangePageQuery = (api: Api, screenname: string) =>
  queryOptions({
    queryKey: [api.region, 'range', screenname.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: RangePage }>('products/get-product-list', { screenname }, { signal })).data,
  });

export const papersQuery = (api: Api, pagename: string) =>
  queryOptions({
    queryKey: [api.region, 'range-papers', pagename.toLowerCase()],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: { pdfList: PagePaper[] } }>(
          'products/get-technical-downloads-details',
          { pagename },
          { signal },
        )
      ).data.pdfList,
  });
