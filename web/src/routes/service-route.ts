import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const serviceRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'service-center/$id',
  staticData: { seenBy: 'everybody', screens: ['services'] },
  loader: ({ context: { api, queryClient, language } }) =>
    queryClient.prefetchQuery(screenImagesQuery(api, language(), 'services')),
  component: lazyRouteComponent(() => import('./service-page.tsx'), 'ServiceRoutePage'),
});
