import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { type JournalSearch, journalFields } from '../features/operations/model/journal-search.ts';
import { sessionQuery } from '../shared/http/session-query.ts';
import { NotFoundHere, regionRoute } from './region-route.tsx';

/** The router parses a number in the URL as a number. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export const journalRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/journal',
  staticData: { seenBy: 'staff', screens: ['operations'] },
  validateSearch: (search: Record<string, unknown>): JournalSearch =>
    Object.fromEntries(journalFields.flatMap((name) => (textOf(search[name]) ? [[name, textOf(search[name])]] : []))),
  beforeLoad: async ({ context: { api, queryClient } }) => {
    const { user } = await queryClient.fetchQuery(sessionQuery(api));
    if (user?.userType !== 'Admin') throw notFound();
  },
  component: lazyRouteComponent(() => import('./journal-page.tsx'), 'JournalRoutePage'),
  notFoundComponent: NotFoundHere,
});
