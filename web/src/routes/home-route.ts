import { createRoute } from '@tanstack/react-router';
import { rangePageQuery } from '../features/range/api/range-queries.ts';
import { promotionBannerQuery } from '../shared/content/flags.ts';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { deliveryTermsQuery } from '../shared/places/delivery-terms-query.ts';
import { HomeRoutePage } from './home-page.tsx';
import { regionRoute } from './region-route.tsx';

/** The first page of most visits, so it is part of the first script: its own chunk would cost another request. */
export const homeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '/',
  staticData: { seenBy: 'everybody', screens: ['home', 'finder'] },
  // Waits for all and ignores failures: the page is useful without them.
  loader: ({ context: { api, queryClient, language } }) =>
    Promise.all([
      queryClient.prefetchQuery(rangePageQuery(api, '')),
      queryClient.prefetchQuery(promotionBannerQuery(api)),
      queryClient.prefetchQuery(deliveryTermsQuery(api)),
      queryClient.prefetchQuery(screenImagesQuery(api, language(), 'home')),
    ]),
  component: HomeRoutePage,
});
