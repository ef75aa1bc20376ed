import { createRoute } from '@tanstack/react-router';
import { dealersQuery } from '../features/locator/api/locator-queries.ts';
import { askedBy, parseLocatorSearch } from '../features/locator/model/locator-address.ts';
import { isTypeSlug } from '../features/locator/model/locator-types.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

/** A type, then a state, then a suburb: every step of the search that was done. */
export const locatorRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'location-service/$type/{-$state}/{-$suburb}',
  staticData: { seenBy: 'everybody', screens: ['locator'], soon: ['features/locator/map/map-canvas.tsx'] },
  validateSearch: parseLocatorSearch,
  loaderDeps: ({ search: { postcode, all } }) => ({ postcode, all }),
  loader: ({ context: { api, queryClient }, params: { type, ...place }, deps }) => {
    const asked = isTypeSlug(type) ? askedBy(api.region, { type, ...place }, deps) : undefined;
    // On the server the page waits for the list; in the browser the skeleton shows at once.
    return asked && whenRendering(queryClient.prefetchQuery(dealersQuery(api, asked)));
  },
  component: lazyPage(() => import('./locator-page.tsx'), 'LocatorRoutePage'),
});
