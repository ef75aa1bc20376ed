import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { imagesOf } from './images-of.ts';
import { regionRoute } from './region-route.tsx';

export const serviceRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'service-center/$id',
  staticData: { seenBy: 'everybody', screens: ['services'] },
  loader: imagesOf('services'),
  component: lazyRouteComponent(() => import('./service-page.tsx'), 'ServiceRoutePage'),
});
