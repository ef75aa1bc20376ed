import { createRoute, redirect } from '@tanstack/react-router';
import { DEFAULT_REGION } from '../shared/http/api-client.ts';
import { rootRoute } from './root-route.ts';

/** The server redirects the bare root already; this is for a client that got here without it. */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { seenBy: 'visitor' },
  beforeLoad: () => {
    throw redirect({ to: '/$region', params: { region: DEFAULT_REGION }, replace: true });
  },
});
