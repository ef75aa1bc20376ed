import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { OperationsSearch } from '../features/operations/components/operations-page.tsx';
import { type JournalSearch, journalFields } from '../features/operations/model/journal-search.ts';
import { forAdministrators } from './for-administrators.ts';
import { regionRoute } from './region-route.tsx';
import { textsOf } from './texts-of.ts';

const getParentRoute = () => regionRoute;
const desk = { getParentRoute, staticData: { seenBy: 'staff', screens: ['operations'] } } as const;
/** Pages on which a second factor is asked for. */
const confirmed = {
  getParentRoute,
  staticData: { seenBy: 'staff', screens: ['operations', 'second-factor'] },
} as const;

export const operationsRoute = createRoute({
  ...desk,
  path: 'operations',
  validateSearch: (search: Record<string, unknown>): OperationsSearch => textsOf(search, ['find', 'order']),
  component: lazyRouteComponent(() => import('./operations-page.tsx'), 'OperationsRoutePage'),
});

export const journalRoute = createRoute({
  ...desk,
  path: 'operations/journal',
  validateSearch: (search: Record<string, unknown>): JournalSearch => textsOf(search, journalFields),
  component: lazyRouteComponent(() => import('./journal-page.tsx'), 'JournalRoutePage'),
  ...forAdministrators,
});

export const workRoute = createRoute({
  ...confirmed,
  path: 'operations/work',
  component: lazyRouteComponent(() => import('./work-page.tsx'), 'WorkPage'),
});

export const switchesRoute = createRoute({
  ...desk,
  path: 'operations/switches',
  component: lazyRouteComponent(() => import('../features/operations/components/switches-page.tsx'), 'SwitchesPage'),
  ...forAdministrators,
});

export const parkedEventsRoute = createRoute({
  ...desk,
  path: 'operations/parked-events',
  component: lazyRouteComponent(
    () => import('../features/operations/components/parked-events-page.tsx'),
    'ParkedEventsPage',
  ),
  ...forAdministrators,
});

export const staffRoute = createRoute({
  ...confirmed,
  path: 'operations/staff',
  component: lazyRouteComponent(() => import('./staff-page.tsx'), 'StaffPage'),
  ...forAdministrators,
});

export const secondFactorRoute = createRoute({
  getParentRoute,
  path: 'two-step-sign-in',
  staticData: { seenBy: 'staff', screens: ['second-factor'] },
  component: lazyRouteComponent(() => import('./second-factor-page.tsx'), 'SecondFactorPage'),
});

export const searchesRoute = createRoute({
  getParentRoute,
  path: 'operations/empty-searches',
  staticData: { seenBy: 'staff', screens: ['searches'] },
  component: lazyRouteComponent(() => import('../features/searches/components/searches-page.tsx'), 'SearchesPage'),
  ...forAdministrators,
});
