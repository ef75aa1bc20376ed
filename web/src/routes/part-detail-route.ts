import { createRoute } from '@tanstack/react-router';
import { productQuery } from '../features/parts/api/part-detail-queries.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { deliveryTermsQuery } from '../shared/places/delivery-terms-query.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

// The slugs that the server accepts; any other text in the URL is ignored.
const SLUG = /^[\w.-]{1,200}$/;

export const partDetailRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'part-detail/$productNo',
  staticData: {
    seenBy: 'everybody',
    screens: ['parts', 'finder', 'cart', 'favourites'],
    soon: ['features/parts/components/disclaimer-popover.tsx'],
  },
  /** `vehicle`: the slug to check the fit for; the default is the chosen vehicle. */
  validateSearch: ({ vehicle }: Record<string, unknown>): { vehicle?: string } =>
    typeof vehicle === 'string' && SLUG.test(vehicle) ? { vehicle } : {},
  loaderDeps: ({ search: { vehicle } }) => ({ vehicle }),
  loader: ({ context: { api, queryClient, chosenVehicle }, params: { productNo }, deps: { vehicle } }) => {
    const loads = [queryClient.prefetchQuery(productQuery(api, productNo, vehicle ?? chosenVehicle()))];
    if (api.region === 'au') loads.push(queryClient.prefetchQuery(deliveryTermsQuery(api)));
    return whenRendering(Promise.all(loads));
  },
  component: lazyPage(() => import('./part-detail-page.tsx'), 'PartDetailRoutePage'),
});
