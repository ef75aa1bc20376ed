import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { defaultLanguage } from '../../contract/fields.ts';
import { siteSearchData, toSiteSearch } from '../../contract/site-search.ts';
import { getCall } from '../call.ts';
import { namedLanguage } from '../language.ts';

const mostKeywords = 100;
/** A query is text until it is read as a number; as many pages as content turns. */
const pageNumber = Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: 'From 1; 10 results each.' });
/** Something other than blanks, and no control characters. */
const keywords = Type.String({
  minLength: 1,
  maxLength: mostKeywords,
  pattern: '^[^\\u0000-\\u001F\\u007F]*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$',
});

const schema = getCall(
  { tag: 'Content', summary: 'Searches parts, categories, pages and downloads; every word has to occur' },
  { keywords, page: Type.Optional(pageNumber) },
  dataAnswers(siteSearchData),
);

export const googleSearch: Route = (app, { clients, settings }) => {
  app.get('/contextsearch/google-search', { schema }, async ({ query, region }) => {
    const found = await clients.siteSearch.searchSite({
      ...{ query: query.keywords, page: Number(query.page ?? 1) },
      ...{ region, language: namedLanguage(query) || defaultLanguage },
    });
    return { status: true, data: toSiteSearch(found, { basePath: settings.BASE_PATH, region }) };
  });
};
