import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const offersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'offers',
  staticData: { screens: ['offers'] },
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(screenImagesQuery(api, 'offers')),
  component: lazyRouteComponent(() => import('../features/offers/components/offers-page.tsx'), 'OffersPage'),
});
