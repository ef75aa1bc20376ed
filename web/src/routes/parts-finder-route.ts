import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseFinderSearch } from '../features/finder/model/finder-search.ts';
import { partsQuery } from '../features/parts/api/part-queries.ts';
import { sourceOf } from '../features/parts/model/parts-source.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { regionRoute } from './region-route.tsx';

export const partsFinderRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'parts-finder',
  staticData: { screens: ['finder', 'parts', 'cart', 'favourites'] },
  validateSearch: parseFinderSearch,
  loaderDeps: ({ search }) => ({ source: sourceOf(search) }),
  // Hovering a link loads the list behind it; the page itself does not wait, its skeleton stands at once.
  loader: ({ context: { api, queryClient }, deps: { source } }) => {
    return source && whenRendering(queryClient.prefetchQuery(partsQuery(api, source)));
  },
  component: lazyRouteComponent(() => import('./parts-finder-page.tsx'), 'PartsFinderPage'),
});
