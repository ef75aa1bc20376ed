import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { forAdministrators } from './for-administrators.ts';
import { regionRoute } from './region-route.tsx';

export const staffRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/staff',
  staticData: { seenBy: 'staff', screens: ['operations', 'second-factor'] },
  component: lazyRouteComponent(() => import('./staff-page.tsx'), 'StaffPage'),
  ...forAdministrators,
});
