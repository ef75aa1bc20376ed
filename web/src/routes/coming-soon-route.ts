import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

export const comingSoonRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'coming-soon',
  staticData: { seenBy: 'everybody', searchEngines: 'unlisted' },
  component: lazyRouteComponent(() => import('../app/coming-soon.tsx'), 'ComingSoon'),
});
