import { createRoute } from '@tanstack/react-router';
import { downloadsQuery } from '../features/downloads/api/downloads-query.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const downloadsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'southline-downloads',
  staticData: { seenBy: 'everybody', screens: ['downloads', 'rangepage'] },
  // If this fails, the page shows the error itself.
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(downloadsQuery(api)),
  component: lazyPage(() => import('../features/downloads/components/downloads-page.tsx'), 'DownloadsPage'),
});
