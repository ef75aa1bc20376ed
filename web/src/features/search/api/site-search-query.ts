import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import { isHidden } from '../../../shared/search/hidden-texts.ts';

export type SiteResults = Data<'contextsearch/google-search'>;
export type SiteResult = SiteResults['searchResults'][number];

type Asked = { q: string; page: number; language: Language };

/** A plate or VIN is in no page or document, and this call would have it in its URL. */
const none: SiteResults = {
  seachInfo: {
    searchTotalResultCount: 0,
    formattedSearchTotalResultCount: '0',
    formattedSearchTime: '0.000',
    totalPageCount: 0,
  },
  searchResults: [],
};

export const siteSearchQuery = (api: Api, { q, page, language }: Asked) =>
  queryOptions({
    queryKey: [api.region, 'site-search', { q, page, language, hidden: isHidden(q) }],
    queryFn: async ({ signal }) => {
      if (isHidden(q)) return none;
      const asked = { keywords: q, page: String(page), lng: language };
      return (await api.get('contextsearch/google-search', asked, { signal })).data;
    },
    // Going back shows the cached page.
    staleTime: 60_000,
  });
