import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { OperationsSearch } from '../features/operations/components/operations-page.tsx';
import { regionRoute } from './region-route.tsx';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export const operationsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'operations',
  staticData: { seenBy: 'staff', screens: ['operations'] },
  validateSearch: (search: Record<string, unknown>): OperationsSearch => ({
    ...(search.find ? { find: textOf(search.find) } : {}),
    ...(search.order ? { order: textOf(search.order) } : {}),
  }),
  component: lazyRouteComponent(() => import('./operations-page.tsx'), 'OperationsRoutePage'),
});
