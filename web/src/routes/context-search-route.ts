import { createRoute } from '@tanstack/react-router';
import { siteSearchQuery } from '../features/search/api/site-search-query.ts';
import { parseSiteSearch } from '../features/search/model/site-search.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const contextSearchRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'context-search',
  staticData: { seenBy: 'everybody', searchEngines: 'never', screens: ['search', 'parts', 'cart'] },
  validateSearch: parseSiteSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, language }, deps: { q, page = 1 } }) => {
    if (!q) return undefined;
    // On the server the page waits for the results; in the browser the skeleton shows at once.
    return whenRendering(queryClient.prefetchQuery(siteSearchQuery(api, { q, page, language: language() })));
  },
  component: lazyPage(() => import('./context-search-page.tsx'), 'ContextSearchPage'),
});
