import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { sessionQuery } from '../shared/http/session-query.ts';
import { NotFoundHere, regionRoute } from './region-route.tsx';

export const searchesRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/empty-searches',
  staticData: { seenBy: 'staff', screens: ['searches'] },
  beforeLoad: async ({ context: { api, queryClient } }) => {
    const { user } = await queryClient.fetchQuery(sessionQuery(api));
    if (user?.userType !== 'Admin') throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/searches/components/searches-page.tsx'), 'SearchesPage'),
  notFoundComponent: NotFoundHere,
});
