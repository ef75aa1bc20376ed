import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const partDetailRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'part-detail/$productNo',
  component: lazyRouteComponent(() => import('./part-detail-page.tsx'), 'PartDetailRoutePage'),
});
