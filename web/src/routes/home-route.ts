import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomeRoutePage'),
});
