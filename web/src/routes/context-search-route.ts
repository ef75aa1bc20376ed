import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { siteSearchQuery } from '../features/search/api/site-search-query.ts';
import { parseSiteSearch } from '../features/search/model/site-search.ts';
import { regionRoute } from './region-route.tsx';

export const contextSearchRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'context-search',
  staticData: { screens: ['search'] },
  validateSearch: parseSiteSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient, language }, deps: { q, page = 1 } }) => {
    if (!q) return;
    const found = queryClient.prefetchQuery(siteSearchQuery(api, { q, page, language: language() }));
    // On the server the answer holds the results; in the browser the skeleton stands at once.
    if (typeof document === 'undefined') await found;
  },
  component: lazyRouteComponent(() => import('./context-search-page.tsx'), 'ContextSearchPage'),
});
