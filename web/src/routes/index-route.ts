import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

/** The server redirects the bare root already; this is for a client that got here without it. */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$region', params: { region: 'au' }, replace: true });
  },
});
