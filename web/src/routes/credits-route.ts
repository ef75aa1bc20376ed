import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const creditsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'credits',
  staticData: { seenBy: 'everybody', screens: ['credits'] },
  component: lazyRouteComponent(() => import('../features/credits/components/credits-page.tsx'), 'CreditsPage'),
});
