import { createRoute } from '@tanstack/react-router';
import { profileQuery } from '../features/account/api/profile-query.ts';
import { favouritesQuery } from '../features/favourites/api/favourite-queries.ts';
import { listOptions, parseFavouritesSearch } from '../features/favourites/model/favourites-search.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { requireSignedIn } from '../shared/session/guards.ts';
import { regionRoute } from './region-route.tsx';
import { takeToken } from './take-token.ts';

const pages = () => import('./account-own-pages.tsx');

export const profileRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'update-member-details',
  staticData: { seenBy: 'member', screens: ['account'] },
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(profileQuery(api));
  },
  component: lazyPage(pages, 'ProfileRoutePage'),
});

export const passwordRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'update-password',
  staticData: { seenBy: 'member', screens: ['account'] },
  component: lazyPage(pages, 'PasswordRoutePage'),
});

/** The target of a mailed link. The token leaves the URL first, so the return path of a sign-in does not contain it. */
export const ownDataRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'own-data/{-$token}',
  staticData: { seenBy: 'visitor', secret: true, screens: ['account'] },
  beforeLoad: async (entering) => {
    takeToken('own-data', 'own-data')(entering);
    return requireSignedIn(entering);
  },
  component: lazyPage(pages, 'OwnDataRoutePage'),
});

export const favouritesRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'favourites',
  staticData: { seenBy: 'member', screens: ['favourites', 'cart', 'parts'] },
  validateSearch: parseFavouritesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(favouritesQuery(api, listOptions(deps)));
  },
  component: lazyPage(() => import('./favourites-page.tsx'), 'FavouritesRoutePage'),
});
