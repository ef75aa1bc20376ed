import { createRoute, redirect } from '@tanstack/react-router';
import { DEFAULT_REGION } from '../shared/http/api-client.ts';
import { rootRoute } from './root-route.ts';

/** The server already redirects the bare root; this is for client-side navigation. */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { seenBy: 'visitor' },
  beforeLoad: () => {
    throw redirect({ to: '/$region', params: { region: DEFAULT_REGION }, replace: true });
  },
});
