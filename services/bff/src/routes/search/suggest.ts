import { defaultLanguage } from '@southline/kernel/language';
import { kindOfTyped } from '@southline/kernel/typed-kind';
import { toSuggestion } from '../../contract/suggest.ts';
import { callRoute } from '../call.ts';
import { namedLanguage } from '../language.ts';

/** For longer queries, pages are not searched. */
const longestForPages = 100;
/** A query that is repeated within seconds, for example after a correction, is answered from the browser's cache. */
const cacheSeconds = 15;

export const suggest = callRoute('search/suggest', ({ clients, settings, logger }) => {
  const noPages = { hits: [] };
  return async ({ query, region }, reply) => {
    const { q, vehicleSlug = '' } = query;
    const kind = kindOfTyped(q);
    const findPages = async () => {
      if (kind !== 'Words' || q.trim().length > longestForPages) return noPages;
      const asked = { query: q.trim(), page: 1, region, language: namedLanguage(query) || defaultLanguage };
      return clients.siteSearch.searchSite({ ...asked, withoutParts: true }).catch((error: unknown) => {
        logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'suggestions without pages');
        return noPages;
      });
    };
    const [found, pages] = await Promise.all([clients.suggestions.suggest({ query: q, vehicleSlug }), findPages()]);
    const data = toSuggestion(found, pages, { basePath: settings.BASE_PATH, region });
    // Answers to queries that may be personal are not cached.
    if (data.understood.kind === 'Words' || data.understood.kind === 'Number')
      reply.header('cache-control', `private, max-age=${cacheSeconds}`);
    return { status: true, data };
  };
});
