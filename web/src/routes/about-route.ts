import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const aboutRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'about',
  staticData: { seenBy: 'everybody', screens: ['about'] },
  loader: ({ context: { api, queryClient, language } }) =>
    queryClient.prefetchQuery(screenImagesQuery(api, language(), 'about')),
  component: lazyRouteComponent(() => import('../features/about/components/about-page.tsx'), 'AboutPage'),
});
