import { createRoute } from '@tanstack/react-router';
import { sizesQuery } from '../features/parts/api/part-queries.ts';
import { loadRangePage } from '../features/range/api/range-loader.ts';
import { parseRangePath, screenName } from '../features/range/model/range-path.ts';
import { rangeAt } from '../features/services/model/services.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

/** The root of the range, its categories and its product pages. */
export const rangeRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'products/$',
  staticData: { seenBy: 'everybody', screens: ['range', 'rangepage', 'parts', 'cart'] },
  loader: async ({ context: { api, queryClient }, params: { _splat = '' } }) => {
    const path = parseRangePath(rangeAt(_splat));
    const page = path && (await loadRangePage(api, queryClient, screenName(path)));
    // Shown below the page's own texts, so the browser does not wait for it.
    if (page?.sizes) await whenRendering(queryClient.prefetchQuery(sizesQuery(api, page.sizes)));
  },
  component: lazyPage(() => import('./range-page.tsx'), 'RangeRoutePage'),
});
