import { createRoute } from '@tanstack/react-router';
import { vehicleQuery } from '../features/finder/api/vehicle-queries.ts';
import { jobQuery } from '../features/jobs/api/job-query.ts';
import { parseJobSearch } from '../features/jobs/model/job-search.ts';
import { whenRendering } from '../shared/http/when-rendering.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const jobRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'parts-finder/job',
  staticData: { seenBy: 'everybody', searchEngines: 'never', screens: ['jobs'] },
  validateSearch: parseJobSearch,
  loaderDeps: ({ search }) => search,
  // Hovering over a job loads it; the page does not wait for it.
  loader: ({ context: { api, queryClient, language }, deps: { vehicle, job } }) =>
    whenRendering(
      Promise.all([
        queryClient.prefetchQuery(jobQuery(api, vehicle, job, language())),
        queryClient.prefetchQuery(vehicleQuery(api, vehicle)),
      ]),
    ),
  component: lazyPage(() => import('./job-page.tsx'), 'JobRoutePage'),
});
