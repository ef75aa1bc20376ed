import type { PartQuote } from '@southline/contracts/catalogue';
import { defaultLanguage } from '@southline/kernel/language';
import { picturesOf } from '../../contract/pictures.ts';
import { partNoOf, toSiteSearch } from '../../contract/site-search.ts';
import { callRoute } from '../call.ts';
import { namedLanguage } from '../language.ts';

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
