import { createRoute } from '@tanstack/react-router';
import { rangePageQuery } from '../features/range/api/range-queries.ts';
import { promotionBannerQuery } from '../shared/content/flags.ts';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { HomeRoutePage } from './home-page.tsx';
import { regionRoute } from './region-route.tsx';

/** The first page of most visits: in the first script, because a chunk of its own would cost one more way to the server. */
export const homeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '/',
  staticData: { seenBy: 'everybody', screens: ['home'] },
  // Together, and settled whatever happens: the words and the way to the parts need none of them.
  loader: ({ context: { api, queryClient, language } }) =>
    Promise.all([
      queryClient.prefetchQuery(rangePageQuery(api, '')),
      queryClient.prefetchQuery(promotionBannerQuery(api)),
      queryClient.prefetchQuery(screenImagesQuery(api, language(), 'home')),
    ]),
  component: HomeRoutePage,
});
