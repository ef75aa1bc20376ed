import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { promotionBannerQuery } from '../shared/content/flags.ts';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { textsQuery } from '../shared/i18n/texts-query.ts';
import { regionRoute } from './region-route.tsx';

export const promotionRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'chicago-entry',
  staticData: { seenBy: 'everybody', screens: ['promotion'] },
  loader: ({ context: { api, queryClient, language } }) =>
    Promise.all([
      queryClient.ensureQueryData(screenImagesQuery(api, language(), 'promotion')),
      queryClient.prefetchQuery(promotionBannerQuery(api)),
      // In English too, where other texts come after the first paint: the page never shows dates that do not count.
      queryClient.prefetchQuery(textsQuery(api, language(), 'promotion')),
    ]),
  component: lazyRouteComponent(() => import('./promotion-page.tsx'), 'PromotionRoutePage'),
});
