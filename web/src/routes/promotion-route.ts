import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { promotionBannerQuery } from '../shared/content/flags.ts';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const promotionRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'chicago-entry',
  staticData: { seenBy: 'everybody', screens: ['promotion'] },
  loader: ({ context: { api, queryClient, language } }) =>
    Promise.all([
      queryClient.ensureQueryData(screenImagesQuery(api, language(), 'promotion')),
      queryClient.prefetchQuery(promotionBannerQuery(api)),
    ]),
  component: lazyRouteComponent(() => import('./promotion-page.tsx'), 'PromotionRoutePage'),
});
