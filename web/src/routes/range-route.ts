import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rangePageQuery } from '../features/range/api/range-queries.ts';
import { parseRangePath, screenName } from '../features/range/model/range-path.ts';
import { regionRoute } from './region-route.tsx';

/** The root of the range, its categories and its product pages. */
export const rangeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'products/$',
  staticData: { screens: ['range', 'parts'] },
  loader: ({ context: { api, queryClient }, params: { _splat = '' } }) => {
    const path = parseRangePath(_splat);
    if (path) void queryClient.prefetchQuery(rangePageQuery(api, screenName(path)));
  },
  component: lazyRouteComponent(() => import('./range-page.tsx'), 'RangeRoutePage'),
});
