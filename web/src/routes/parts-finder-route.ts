import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseFinderSearch } from '../features/finder/model/finder-search.ts';
import { regionRoute } from './region-route.tsx';

export const partsFinderRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'parts-finder',
  validateSearch: parseFinderSearch,
  component: lazyRouteComponent(() => import('./parts-finder-page.tsx'), 'PartsFinderPage'),
});
