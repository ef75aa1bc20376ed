import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type SiteResults = Data<'contextsearch/google-search'>;
export type SiteResult = SiteResults['searchResults'][number];

type Asked = { q: string; page: number; language: Language };

export const siteSearchQuery = (api: Api, { q, page, language }: Asked) =>
  queryOptions({
    queryKey: [api.region, 'site-search', { q, page, language }],
    queryFn: async ({ signal }) => {
      const asked = { keywords: q, page: String(page), lng: language };
      return (await api.get('contextsearch/google-search', asked, { signal })).data;
    },
    // Going back shows the cached page.
    staleTime: 60_000,
  });
