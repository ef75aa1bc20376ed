import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { imagesOf } from './images-of.ts';
import { regionRoute } from './region-route.tsx';

export const historyRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'hundred-years',
  staticData: { seenBy: 'everybody', screens: ['history'] },
  loader: imagesOf('history'),
  component: lazyPage(() => import('../features/history/components/history-page.tsx'), 'HistoryPage'),
});
