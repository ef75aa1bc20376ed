import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { papersQuery, rangePageQuery } from '../features/range/api/range-queries.ts';
import { parseRangePath, screenName } from '../features/range/model/range-path.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { regionRoute } from './region-route.tsx';

/** The root of the range, its categories and its product pages. */
export const rangeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'products/$',
  staticData: { screens: ['range', 'parts'] },
  loader: ({ context: { api, queryClient }, params: { _splat = '' } }) => {
    const path = parseRangePath(_splat);
    if (!path) return;
    const name = screenName(path);
    const page = queryClient.prefetchQuery(rangePageQuery(api, name));
    const papers = path.product ? queryClient.prefetchQuery(papersQuery(api, name)) : undefined;
    return whenRendering(Promise.all([page, papers]));
  },
  component: lazyRouteComponent(() => import('./range-page.tsx'), 'RangeRoutePage'),
});
