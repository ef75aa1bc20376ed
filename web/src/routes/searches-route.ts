import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { forAdministrators } from './for-administrators.ts';
import { regionRoute } from './region-route.tsx';

export const searchesRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/empty-searches',
  staticData: { seenBy: 'staff', screens: ['searches'] },
  component: lazyRouteComponent(() => import('../features/searches/components/searches-page.tsx'), 'SearchesPage'),
  ...forAdministrators,
});
