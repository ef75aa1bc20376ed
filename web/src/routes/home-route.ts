import { createRoute } from '@tanstack/react-router';
import { HomeRoutePage } from './home-page.tsx';
import { regionRoute } from './region-route.tsx';

/** The first page of most visits: in the first script, because a chunk of its own would cost one more way to the server. */
export const homeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '/',
  component: HomeRoutePage,
});
