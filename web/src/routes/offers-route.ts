import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const offersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'offers',
  staticData: { seenBy: 'everybody', screens: ['offers'] },
  loader: ({ context: { api, queryClient, language } }) =>
    queryClient.prefetchQuery(screenImagesQuery(api, language(), 'offers')),
  component: lazyRouteComponent(() => import('../features/offers/components/offers-page.tsx'), 'OffersPage'),
});

export const fuelCardRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'mobil-fuel-card',
  staticData: { seenBy: 'everybody', screens: ['offers'] },
  component: lazyRouteComponent(() => import('../features/offers/components/fuel-card-page.tsx'), 'FuelCardPage'),
});
