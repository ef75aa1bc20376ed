import { createRoute } from '@tanstack/react-router';
import type { OperationsSearch } from '../features/operations/components/operations-page.tsx';
import { type JournalSearch, journalFields } from '../features/operations/model/journal-search.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
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
  component: lazyPage(() => import('./operations-page.tsx'), 'OperationsRoutePage'),
});

export const journalRoute = createRoute({
  ...desk,
  path: 'operations/journal',
  validateSearch: (search: Record<string, unknown>): JournalSearch => textsOf(search, journalFields),
  component: lazyPage(() => import('./journal-page.tsx'), 'JournalRoutePage'),
  ...forAdministrators,
});

export const workRoute = createRoute({
  ...confirmed,
  path: 'operations/work',
  component: lazyPage(() => import('./work-page.tsx'), 'WorkPage'),
});

export const switchesRoute = createRoute({
  ...desk,
  path: 'operations/switches',
  component: lazyPage(() => import('../features/operations/components/switches-page.tsx'), 'SwitchesPage'),
  ...forAdministrators,
});

export const parkedEventsRoute = createRoute({
  ...desk,
  path: 'operations/parked-events',
  component: lazyPage(() => import('../features/operations/components/parked-events-page.tsx'), 'ParkedEventsPage'),
  ...forAdministrators,
});

export const staffRoute = createRoute({
  ...confirmed,
  path: 'operations/staff',
  component: lazyPage(() => import('./staff-page.tsx'), 'StaffPage'),
  ...forAdministrators,
});

export const secondFactorRoute = createRoute({
  getParentRoute,
  path: 'two-step-sign-in',
  staticData: { seenBy: 'staff', screens: ['second-factor'] },
  component: lazyPage(() => import('./second-factor-page.tsx'), 'SecondFactorPage'),
});

export const searchesRoute = createRoute({
  getParentRoute,
  path: 'operations/empty-searches',
  staticData: { seenBy: 'staff', screens: ['searches', 'operations'] },
  component: lazyPage(() => import('./searches-page.tsx'), 'SearchesPage'),
  ...forAdministrators,
});
