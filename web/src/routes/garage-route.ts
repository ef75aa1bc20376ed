import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const garageRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'garage',
  // Of the visitor: what the device remembers, and the account.
  staticData: { seenBy: 'visitor', screens: ['garage'] },
  component: lazyRouteComponent(() => import('../features/garage/components/garage-page.tsx'), 'GaragePage'),
});
