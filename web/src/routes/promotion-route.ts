import { createRoute } from '@tanstack/react-router';
import { promotionBannerQuery } from '../shared/content/flags.ts';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
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
  component: lazyPage(() => import('./promotion-page.tsx'), 'PromotionRoutePage'),
});
