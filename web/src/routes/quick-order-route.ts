import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { isSet } from '../shared/search/query-values.ts';
import { regionRoute } from './region-route.tsx';

/** `list`: the token of a shared list. `lists`: the dialog with the own lists is open. */
type PadSearch = { list?: string; lists?: true };

export const quickOrderRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'quick-order',
  staticData: { seenBy: 'visitor', screens: ['pad'] },
  validateSearch: ({ list, lists }: Record<string, unknown>): PadSearch => ({
    ...(typeof list === 'string' && list && { list }),
    ...(isSet(lists) && { lists: true as const }),
  }),
  component: lazyPage(() => import('./quick-order-page.tsx'), 'QuickOrderPage'),
});
