import { defaultLanguage } from '@southline/rest/fields';
import { toSiteSearch } from '../../contract/site-search.ts';
import { callRoute } from '../call.ts';
import { namedLanguage } from '../language.ts';

export const googleSearch = callRoute(
  'contextsearch/google-search',
  ({ clients, settings }) =>
    async ({ query, region }) => {
      const found = await clients.siteSearch.searchSite({
        ...{ query: query.keywords, page: Number(query.page ?? 1) },
        ...{ region, language: namedLanguage(query) || defaultLanguage },
      });
      return { status: true, data: toSiteSearch(found, { basePath: settings.BASE_PATH, region }) };
    },
);
