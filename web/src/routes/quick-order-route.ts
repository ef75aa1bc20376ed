import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { regionRoute } from './region-route.tsx';

/** `list`: the token of a list that somebody has shared. */
type PadSearch = { list?: string };

export const quickOrderRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'quick-order',
  staticData: { seenBy: 'visitor', screens: ['pad'] },
  validateSearch: ({ list }: Record<string, unknown>): PadSearch => (typeof list === 'string' && list ? { list } : {}),
  component: lazyRouteComponent(() => import('./quick-order-page.tsx'), 'QuickOrderPage'),
});
