import { createRoute, redirect } from '@tanstack/react-router';
import { parseSignInSearch } from '../shared/session/sign-in-search.ts';
import { regionRoute } from './region-route.tsx';

/** The address that the error page and old links use. */
export const loginRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'login',
  staticData: { seenBy: 'visitor' },
  validateSearch: parseSignInSearch,
  beforeLoad: ({ context: { api }, search }) => {
    throw redirect({ to: '/$region/sign-in', params: { region: api.region }, search, replace: true });
  },
});
