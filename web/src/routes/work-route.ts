import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const workRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/work',
  staticData: { seenBy: 'staff', screens: ['operations', 'second-factor'] },
  component: lazyRouteComponent(() => import('./work-page.tsx'), 'WorkPage'),
});
