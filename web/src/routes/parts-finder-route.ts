import { createRoute } from '@tanstack/react-router';
import { vehicleQuery } from '../features/finder/api/vehicle-queries.ts';
import { parseFinderSearch } from '../features/finder/model/finder-search.ts';
import { partsQuery } from '../features/parts/api/part-queries.ts';
import { parseListAsk } from '../features/parts/model/list-ask.ts';
import { sourceOf } from '../features/parts/model/parts-source.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const partsFinderRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'parts-finder',
  staticData: { seenBy: 'everybody', screens: ['finder', 'jobs', 'parts', 'cart', 'favourites'] },
  validateSearch: (search: Record<string, unknown>) => ({ ...parseFinderSearch(search), ...parseListAsk(search) }),
  loaderDeps: ({ search }) => ({ source: sourceOf(search), ask: parseListAsk(search), vehicle: search.vehicle }),
  // Hovering a link preloads its list. In the browser the page does not wait; its skeleton shows at once.
  loader: ({ context: { api, queryClient }, deps: { source, ask, vehicle } }) => {
    const list = source && queryClient.prefetchQuery(partsQuery(api, source, ask));
    const named = vehicle && queryClient.prefetchQuery(vehicleQuery(api, vehicle));
    return whenRendering(Promise.all([list, named]));
  },
  component: lazyPage(() => import('./parts-finder-page.tsx'), 'PartsFinderPage'),
});
