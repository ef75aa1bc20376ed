import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const secondFactorRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'two-step-sign-in',
  staticData: { seenBy: 'staff', screens: ['second-factor'] },
  component: lazyRouteComponent(() => import('./second-factor-page.tsx'), 'SecondFactorPage'),
});
