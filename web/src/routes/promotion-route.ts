import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const promotionRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'chicago-entry',
  staticData: { screens: ['promotion'] },
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(screenImagesQuery(api, 'promotion')),
  component: lazyRouteComponent(() => import('./promotion-page.tsx'), 'PromotionRoutePage'),
});
