import type { PageFacts, WebPage } from '@southline/rest/web-build';
import type { AnyValidator } from '@tanstack/react-router';
import { pageRoutes } from '../routes/route-tree.ts';
import { parseQuery, stringifyQuery } from '../shared/search/query-values.ts';

type PageRoute = { options: { path?: string; staticData: PageFacts; validateSearch?: AnyValidator } };

/** Parses the query with the route's own schema, so that unknown parameters do not create another cached page. */
const readQuery =
  ({ validateSearch }: PageRoute['options']) =>
  (query: string): string =>
    typeof validateSearch === 'function' ? stringifyQuery(validateSearch(parseQuery(query))).slice(1) : '';

/** Every page below a region, as its route describes it: the BFF has no list of its own. */
export const pages: readonly WebPage[] = pageRoutes.map(({ options }: PageRoute) => {
  const { path = '', staticData } = options;
  const { seenBy, searchEngines, sameAs, secret, cardForm } = staticData;
  return {
    path: path === '/' ? '' : path,
    seenBy,
    searchEngines,
    sameAs,
    secret,
    cardForm,
    readQuery: readQuery(options),
  };
});
