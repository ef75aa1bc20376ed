import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadRangePage } from '../features/range/api/range-loader.ts';
import { parseRangePath, screenName } from '../features/range/model/range-path.ts';
import { rangeAt } from '../features/services/model/services.ts';
import { regionRoute } from './region-route.tsx';

/** The root of the range, its categories and its product pages. */
export const rangeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'products/$',
  staticData: { seenBy: 'everybody', screens: ['range', 'parts'] },
  loader: async ({ context: { api, queryClient }, params: { _splat = '' } }) => {
    const path = parseRangePath(rangeAt(_splat));
    if (path) await loadRangePage(api, queryClient, screenName(path));
  },
  component: lazyRouteComponent(() => import('./range-page.tsx'), 'RangeRoutePage'),
});
