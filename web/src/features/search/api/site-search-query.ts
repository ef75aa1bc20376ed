import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type SiteResult = {
  title: string;
  /** A path of this site. */
  link: string;
  /** Escaped text with its hits in b. */
  htmlSnippet: string;
};

export type SiteResults = {
  seachInfo: {
    searchTotalResultCount: number;
    formattedSearchTotalResultCount: string;
    formattedSearchTime: string;
    totalPageCount: number;
  };
  searchResults: SiteResult[];
};

type Asked = { q: string; page: number; language: Language };

export const siteSearchQuery = (api: Api, { q, page, language }: Asked) =>
  queryOptions({
    queryKey: [api.region, 'site-search', { q, page, language }],
    queryFn: async ({ signal }) => {
      const asked = { keywords: q, page: String(page), lng: language };
      return (await api.get<{ data: SiteResults }>('contextsearch/google-search', asked, { signal })).data;
    },
    // Turning back shows the page as it was.
    staleTime: 60_000,
  });
