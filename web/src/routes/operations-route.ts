import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { OperationsSearch } from '../features/operations/components/operations-page.tsx';
import { regionRoute } from './region-route.tsx';
import { textsOf } from './texts-of.ts';

export const operationsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations',
  staticData: { seenBy: 'staff', screens: ['operations'] },
  validateSearch: (search: Record<string, unknown>): OperationsSearch => textsOf(search, ['find', 'order']),
  component: lazyRouteComponent(() => import('./operations-page.tsx'), 'OperationsRoutePage'),
});
