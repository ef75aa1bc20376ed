import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { forAdministrators } from './for-administrators.ts';
import { regionRoute } from './region-route.tsx';

export const switchesRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/switches',
  staticData: { seenBy: 'staff', screens: ['operations'] },
  component: lazyRouteComponent(() => import('../features/operations/components/switches-page.tsx'), 'SwitchesPage'),
  ...forAdministrators,
});
