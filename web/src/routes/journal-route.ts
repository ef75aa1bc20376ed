import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type JournalSearch, journalFields } from '../features/operations/model/journal-search.ts';
import { forAdministrators } from './for-administrators.ts';
import { regionRoute } from './region-route.tsx';
import { textsOf } from './texts-of.ts';

export const journalRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations/journal',
  staticData: { seenBy: 'staff', screens: ['operations'] },
  validateSearch: (search: Record<string, unknown>): JournalSearch => textsOf(search, journalFields),
  component: lazyRouteComponent(() => import('./journal-page.tsx'), 'JournalRoutePage'),
  ...forAdministrators,
});
