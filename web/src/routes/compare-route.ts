import { createRoute } from '@tanstack/react-router';
import { productQuery } from '../features/parts/api/part-detail-queries.ts';
import { numbersOf, parseCompare } from '../features/parts/model/comparison.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const compareRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'compare',
  staticData: { seenBy: 'everybody', searchEngines: 'never', screens: ['parts', 'cart'] },
  validateSearch: parseCompare,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps: { parts, vehicle } }) =>
    whenRendering(
      Promise.all(numbersOf(parts).map((number) => queryClient.prefetchQuery(productQuery(api, number, vehicle)))),
    ),
  component: lazyPage(() => import('./compare-page.tsx'), 'ComparePage'),
});
