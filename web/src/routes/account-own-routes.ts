import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { profileQuery } from '../features/account/api/profile-query.ts';
import { favouritesQuery } from '../features/favourites/api/favourite-queries.ts';
import { listOptions, parseFavouritesSearch } from '../features/favourites/model/favourites-search.ts';
import { regionRoute } from './region-route.tsx';

const pages = () => import('./account-own-pages.tsx');

export const profileRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'update-member-details',
  staticData: { seenBy: 'member', screens: ['account'] },
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(profileQuery(api));
  },
  component: lazyRouteComponent(pages, 'ProfileRoutePage'),
});

export const passwordRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'update-password',
  staticData: { seenBy: 'member', screens: ['account'] },
  component: lazyRouteComponent(pages, 'PasswordRoutePage'),
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
  component: lazyRouteComponent(() => import('./favourites-page.tsx'), 'FavouritesRoutePage'),
});
