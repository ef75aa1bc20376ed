import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { regionRoute } from './region-route.tsx';

export const historyRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'hundred-years',
  staticData: { seenBy: 'everybody', screens: ['history'] },
  loader: ({ context: { api, queryClient, language } }) =>
    queryClient.prefetchQuery(screenImagesQuery(api, language(), 'history')),
  component: lazyRouteComponent(() => import('../features/history/components/history-page.tsx'), 'HistoryPage'),
});
