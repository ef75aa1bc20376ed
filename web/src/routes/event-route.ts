import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const eventRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'events/$id',
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(screenImagesQuery(api, 'events')),
  component: lazyRouteComponent(() => import('./event-page.tsx'), 'EventRoutePage'),
});
