import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { forAdministrators } from './for-administrators.ts';
import { regionRoute } from './region-route.tsx';

export const parkedEventsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/parked-events',
  staticData: { seenBy: 'staff', screens: ['operations'] },
  component: lazyRouteComponent(
    () => import('../features/operations/components/parked-events-page.tsx'),
    'ParkedEventsPage',
  ),
  ...forAdministrators,
});
