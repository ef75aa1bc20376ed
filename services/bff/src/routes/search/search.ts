import type { PartQuote } from '@southline/contracts/catalogue';
import { hourMs } from '@southline/kernel/clock';
import { ownRowKinds } from '@southline/kernel/everyday';
import { defaultLanguage, languageCodes } from '@southline/kernel/language';
import { kindOfTyped } from '@southline/kernel/typed-kind';
import { done } from '@southline/rest/envelope';
import { picturesOf } from '../../contract/pictures.ts';
import { partNoOf, toSiteSearch } from '../../contract/site-search.ts';
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

export const googleSearch = callRoute('contextsearch/google-search', ({ clients, settings, logger }) => {
  /** Price and stock of the parts among the hits. If the catalogue fails, the results are shown without them. */
  const quotesOf = async (partNos: string[]): Promise<ReadonlyMap<string, PartQuote>> => {
    if (partNos.length === 0) return new Map();
    try {
      const { quotes } = await clients.catalogue.quoteParts({ partNos, vehicleSlug: '' });
      return new Map(quotes.map((quote) => [quote.asked, quote]));
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'search results without prices');
      return new Map();
    }
  };

  return async ({ query, region }) => {
    const found = await clients.siteSearch.searchSite({
      query: query.keywords,
      page: Number(query.page ?? 1),
      region,
      language: namedLanguage(query) || defaultLanguage,
    });
    const quotes = await quotesOf(found.hits.flatMap((hit) => partNoOf(hit) ?? []));
    const pictures = picturesOf(settings.BASE_PATH, region);
    return { status: true, data: toSiteSearch(found, { basePath: settings.BASE_PATH, region, pictures, quotes }) };
  };
});

export const unopenedSearch = callRoute(
  'search/unopened',
  ({ clients }) =>
    async ({ body }) => {
      await clients.catalogue.countUnopenedSearch(body);
      return done;
    },
  // Staff see these counts. A reader never has this many in an hour.
  ({ settings }) => ({ config: { rateLimit: { max: settings.PAGE_VIEWS_PER_HOUR, timeWindow: hourMs } } }),
);

const mostShown = 100;

export const emptySearches = callRoute('operations/empty-searches', ({ clients }) => async () => {
  const { searches, totalCount, rows } = await clients.catalogue.listEmptySearches({ pageSize: mostShown });
  const own = rows.flatMap((row) => {
    const language = languageCodes.find((one) => one === row.language);
    const kind = ownRowKinds.find((one) => one === row.kind);
    return language && kind ? [{ language, kind, words: row.words, means: row.means }] : [];
  });
  return { status: true, data: { searches, totalCount, rows: own } };
});

export const everydayRow = callRoute('operations/everyday-row', ({ clients }) => async ({ body }) => {
  const { remove = false, ...row } = body;
  await clients.catalogue.setEverydayRow({ row, remove });
  return { status: true, data: {} };
});
